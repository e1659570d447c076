/**
 * Land as horizontal lines between 42° S and 62° N, 32° W and 152° E, made by `map-data/make-land-lines.ts` from the coasts:
 * a parallel a line, half a degree apart from 61.75° N southwards; gaps and lengths in turn from the west, tenths of a
 * degree in base 36.
 */
export const LAND_LINES = `
a9 3h 15 109
aa 3e 17 109
aa 3f 15 10a
8g 5 1p 3s b 6 j v 11 y6
aj 3m 2j xq 3 n
83 4 24 4 4 19 4 24 1h x1 x 4
af 12 j 1o 1s wu
70 5 b i 2t h u 1h 1g 9 h wa
7b h 4d 1d i 6 1h w7
74 18 38 9 g 18 g 6 r i c vw
77 11 2z k n 16 17 wl
7d s 30 r h z 1e wg
73 4 c u 2t i d d 4 c 1x w6
6q 8 l y 2u l 4 b 2h vw
6i t m m 2q e c 7 1k c d w2 n 3
64 16 p u 2k l c c q xj 6 3 b 3 y 5
66 10 w u 2d 1k 5 y6 7 l
69 y g 1c 1g 11r 4 e
68 y l 1m u 11y 5 f
62 13 k 1n s 12k
65 g v 1o w 124 5 g
82 18 f 12a f d
7m y s 12l g g
7f 5 1s 12l g h
8z 12y g k
8g 13g h c
7w 6 f 13d h a
7n 144 m 6
7x 13o s 5
8b 135 w a
8c at g 39 t np z g
8l 8t f w u 30 14 nm 12 4
8k 8n w j s 2w 1b nj
8k 3q e 7 3 47 y y 3 2y 13 ns 1b 7 1k 5
8k 3r l 41 1a b s 2n 16 np 1i a
8j 2p a u r 3r 2u 2b 10 nn 1n j
8i 2h s t q 3k 31 29 z nf 1p 10
6e 3g k c 13 x x 31 3f 20 12 n5 1w 16
6e 3d 26 v z 2w 3r 1r 1d lv 2g 11
6h 3b 1i a l s 18 2h 3u 1u 17 ln 2n 5 l 9
6f 3b 1l 7 t 12 z 2c 18 t 1s 1y 12 3 c l2 2v 5
6h 2y 38 u u 2n o 1k 14 29 1i kx 32 6
6h 2o 21 f 1b x h 1b j d q 5g y 8 7 ii a 22 2z d
6f 2k 2a b 1h j b 5 b v 6 6 p 6i u iu g 1t 36 i
6e 2g s 9 1e c 1p 7 w w x 6g 15 ib l i d u 3h j
6b 2i 2f c 1s b y n v 5 3 6a 17 i7 q 5 w k 3h k
1a 3 4w 2p 4g 4 14 o 3 4 v 65 1e hp 25 t 37 i
6g 2b 4f 9 15 3 a 4 7 f g 6e 1d ht 1y 11 30 g
1r 5 4k 28 3p r 1p j y 68 1c i5 e 5 1f t 2q m
6f 1z 34 4 12 g 1s d 1a 6c 10 i3 9 r 16 p 23 3 d q
74 11 1k m 5 1i 11 4 20 8 18 8 3 k 8 w 3 8 5 45 i j1 1c x 20 14
77 8 1m 2s 4t 4 c 6 n f k nl 1m t 1w 18
79 6 1a 37 6y ne 1v s 1u 1b
77 e w 3i 3h m 1z a k n7 1y t w 1v 3 9
74 4r 61 a p n5 21 g 12 q 3 i 7 a
71 4o 74 ni 2y e e 7 3 j
6v 4w 70 nm 2r 6 h j 7 7
6j 5h 6o nr 1j 4 s p 6 7
44 5 25 6e 1y h 3f nv 2h l
6b 6u 1d u 38 o2 2i c
68 6z 18 1g 2n o9 2b d
66 79 12 22 p j m oc 2e 8
65 7t i s6
68 105 6 3
65 g6 k jw
61 g8 q js
5u c6 4 47 r jm
47 5 1b ch 4 46 r jh
59 cz i 3q x j2
56 d4 k 3r z it
54 d7 m 3w 10 f 4 4 a hj
4w di m 3u 1y hd
4u dn n 3q 7 7 17 4 d h8
4s ds o 40 11 b 18 r 9 3 k em
4r dw l 3z w i 2z eb m 9
4m e4 n 3w q p 2x e4 o c
4h ea t 5f 2u dq r d
4f ed v 5n 2o dd y d
4d ei v 5o 31 ck 1b 9
49 et o 5s 2k 66 6 66
46 ez l 5p 2s r 4 4o q 5j
46 f1 k 5j 32 l 6 3y 1f 4b n 8
49 ez n 5c 3c 3 j 3w 1i 43 s 6
4e eu t 4y 45 3u 1q 3t
4b ey z 4p 46 3h 2d 3e y h
4c ex 11 4o 46 3d 2f 3e t j
4f ew 11 4c 4h 38 2p 37 u i
4f f4 w 47 4k 32 2w 3a 40 h
4f f8 w 3r 4x 2u 34 3c 3v i
4e fc y 3k 50 2m 3b 3g 3r k
4c ff 10 30 5i 2i 3d o 5 2t 3l l
4b fh 10 2n 5v 27 3l i f 2y 3f i
4a fk y 2m 5z 1u 4u 30 36 h
47 fu q 2f 69 1q 4x 33 33 e
41 g7 l 1w 6t 1n 4y 34 34 h
47 g8 g 1m 73 1l 4z 34 37 a 7 5
49 gb d 16 7j 1k 4z 34 39 5 6 n
48 gg 8 o 83 1k 52 f 9 2c 34 9 j 5
48 gn 4 a 8g 1h 54 e 9 2d 36 7
4b gn 8t 1d 56 e n 1x 3w 6 6 b
4l g7 25 7 6r 17 55 f v 1r 3k 3 r 5
4m gd 1d r 6v 14 59 9 z 1l 3p a d c
4t ga h 1j 6w 13 54 c 17 17 35 3 o 6 4 a
4w i5 71 v 5c 7 1i k 3f 4 10 9 a 3
53 hx 73 s 9 3 52 7 1l g 4f m
57 hs 75 p c 7 4w e 1e a 3d 5 19 8 i 7
58 ho 7b f h c 4r i 1d 4 3d 4 1y e
58 hl 7j 7 i h 4p k 6b 9 3 m
5d hd 8c j 4u d 61 18
5j h4 8f l 4x 9 5z 3 j o
5r gt 8j j 51 h 46 7 1v e
5x 3i r cd 8m d 58 j 3y e 1t f
65 2t 1d c5 ec n 3o q
6a 2e 1q bz cz c 14 s 3f 12
6i k 3d bu d6 p q s 34 11
be as de n o s 2w 11
bk ah dp m l p 2t 17
bn a9 e0 o h l 2p 16
bn a4 dr 3 f p e l 25 1t
bm 9z ei q h i 20 1w 2u 4
bl 9r ez u d c 1f 6 d 1w 2o 4
bi 9o eq 4 d z 1u 2p m 4 w 6 n d
bk 9g fe 10 1r 2h n 19 u 7
bh 9e fm 18 1i 2c n 4
bh 99 fw 12 a 4 15 2c 3k a
bc 9a g4 x 1m 2b k 6 r 5 12 6 12 o e 5
be 94 fs 5 e 13 1k 1w q c 6 n 21 y
bh 8y gh 11 9 7 13 1r u p q 8 1c 4 g l i 9 5 c
bk 8p go 13 a 4 13 1s q r 3c 4 n v
bo 8e gz 1i 9 6 k 1q o h 6 a 2s q d 1i 2m 3
bu 87 h4 17 1m b 4 s r f 7 e 10 b 8 r l m 7 1z 2i 3
by 80 hc 11 2f a 13 9 7 e 14 5 1m 6 5 2t
c3 7t hj v 3u 8 c d 3b 2u
c6 7m ht q 3s 9 c 5 3 8 3p 2n 1l 3
c9 7i i1 j 3r 9 f e 41 29 1h 9
ca 7f qh 5 z 2d h u
cb 7d 4 3 if l 7a 6 11 2l j 9
cf 7e ic x k b 68 3 18 2b
ch 7d im 1r 79 2b
cj 7a j4 4 a 1c 38 9 17 4 1s 1r 7 r
cl 78 jz 18 j 7 1b 4 9 9 3i c c x s k
cl 79 l1 13 8 n u h 3u s v k
cj 7d ni d 4p 4 15 n
ck 7d m4 d v c 6a o
cn 7f n3 7 6x j
cp 7g mw 4 59 4
cq 7e pe 8 2n 7
cq 7f ow b e 8 2e 9
co 7h 2e 3 mo 4 4 1f 1c e
ci 7o 2b 8 mf 1q 1h f
cf 7r 2a c ma 1m 1k j
cd 7t 21 m m5 1t 1g l
cb 7w 1z o l2 h h 1s 7 4 1b l
ca 7y 1u s ku u f 1l 1q y
c9 7x 1r 10 ko 33 1k 11
c7 7w 1m 10 3 3 kl 3j 17 14
c6 7t 19 1i kq 3p 11 14
c6 7n 1f 1k k7 4 6 43 r 1a
c5 7c 1o 1h k8 4q h 1f
c6 72 1w 1j k7 6n
c7 6x 20 1i k8 6p
cb 6p 26 1e k5 6u
ce 6e 2f 1b k4 74
ch 65 2m 18 jy 7j
ck 5z 2o 18 2f 4 gy 8b
cm 5z 2j 19 iw 8z
cp 5y 2e 1b 1x 5 gn 9c
cs 5x 29 1c ij 9m
cw 5v 26 1b ig 9s
cx 5u 27 18 ib ab
cx 5u 29 15 id aa
cx 5t 2b 13 ic ah
cx 5t 2b 11 ic ap
cz 5l 2j x ig ao
d0 56 32 h it am
d0 4z mm aj
d2 4z mh am
d3 4y mf ao
d5 4v mk ak
d8 4q mn aj
dc 4l mq ah
di 4b mx ae
dl 42 n6 ab
dn 3w nb aa
dp 3r ne aa
dr 3l nk a8
du 3e nq a6
dy 34 nz 3n u 5m
dz 2y o4 39 1r 53
dv 2w o9 2m 2j 4z
dx 2m oi 2c 2y r 5 3t
e0 22 os 2f 35 j 9 3r
e4 w pu 19 4e a c 3r
ec 5 qm q 4q 4 f 5 6 3f
1bc 3d
1au e b 34
1bo 2x
1bq 2u
1bq 2u
1bv 2k
1c5 x 4 o
1cp 4 l 4




1d3 10
1d6 x
`;
