/**
 * Coasts between 42° S and 62° N, 32° W and 152° E, made by `map-data/make-land.ts` from Natural Earth (public domain): a polygon
 * a line, its rings parted by `/`, each ring steps of a hundredth of a degree in base 36, east then north.
 */
export const LAND = `
b1n -xk -5 -9 1 -d e -a 4 -a b -e 0 -a b -z 2 -l 6 -e -4 -u k -1p l -b f 7 a 9 q 7 c -c 6 -e 1s -19 -4 -g 4 -n -2 -f 8 -m 2 -i 9 -i -3 -z c -m l -p f -3 -1 -g f -v 8 -q -b -1i 1 -9 j -o b -4 -3 -t 8 -e a -a l -b v -7 e -d e -2 e 3 9 -9 8 -f f -f b -3 7 -7 g -3 t -j n -6 g -e c -j -f 1 -5 -b b -g r -m f -g c -10 c -a 1 -j d -1d c -i b 5 g -g 2 3 -6 l 4 d 4 1 6 1 f -l v -j 4 0 -1 i 5 1 e -l 2 -1o 6 -s v -w z -n j -3 e -8 h -r 0 -ne -j -9 -x -19 -5 -h -e -6 3 -c -4 -n -4 -6 -4 3 -8 -5 b -2 -r -r -9 -k -9 -13 2 -c -a -3 -2 -4 4 -5 -3 -5 -c -3 -j -11 -i -p -e -20 -a -u -1 -n 4 -i -6 -r -c -2 -x -m -i -3 -10 1 -1w -4 -12 -a -1d -t -1h -18 -16 -5 -f 1 -7 -3 0 -5 c -b 9 7 4 -2 1 -m -8 -9 -6 3 -1 4 -h l -9 4 -d -7 -f n -i 1 -l c 6 c 8 3 -6 f -j 0 -a -e -n -c -o g j 0 g d 5 c -d e -a 5 -1d -o j -2 8 -5 -1l -p -t -o -r -c -v 8 -f 9 -o 7 -12 j -r -1 -q c -l 1 -d -c -g 3 -m j -k 9 -12 5 -o d -i q -17 13 -4 j c 14 -d t -q 10 -17 w -6 7 -1 4 a -2 4 6 7 2 5 -8 6 -1 0 c 4 6 -5 5 -9 3 -r -e -4 -5 -f -1 -l -9 -x 3 6 c f g b v -2 q -14 1n -h -t -5 -r -i -15 -n 1 -v -b -r 0 e w 11 1 a v -3 m 3 m g u s s -8 12 e b -8 w -d j 1 -o -b -g -o -l -k -18 -b -7 -j -5 -v -f -k -d -v -14 -n -n b -s -3 -4 -i c -e -8 -h i -g c -9 6 -b -1 1 5 9 5 g -b 7 2 -n 1q -x x -4 i -d j -b 7 -v 2 -c j -8 n d 2 2 7 -2 b -u e -e e -d 6 -19 3 -19 m -b 1 -x -7 -b 1 -1d v -x f -p 5 -10 -a -1t 2 -3a -c -2g -11 -23 -j -1i -5 -1s 5 -m -4 -z -l -u -a -1f -r -13 -8 -d -5 -b -c -q -1b -m -o -e -8 -f 1 -f -8 -e 9 -b 2 -29 -b -9 c -1t 4 -1n -4 -14 -9 -l 3 -10 -4 -m -d -i -r -k -9 -z -2 -24 -1f -1k -b -2y b -1h j -r r -f a -t d -f -4 -c 8 -4 l 2 1i j -d i 0 g b g y -6 1g 3 7 6 3 1 h 2 1f -4 j -p 14 -g y -b f -a p -b 1g -1 1p -a t -n r -9 x -11 1a -7 1i -7 j -w 1e -12 17 -f o e -6 4 g m -1c f -3 a 9 2 h -q n -8 k -b j 0 6 5 5 9 -2 h -l -3 -m 4 -8 5 -3 8 e e -u a -7 d a -1 18 -m v -w 1k -a t -f p 0 v 7 q r 19 4 1f -c r s 1y 6 6 a 5 2 -8 -5 -r 7 -e -2 -g g 5 8 9 m 14 b c 22 x 1k 1a 1y 12 17 1 f -7 c -1 r 8 1g r 1j b 10 r 1b -5 j 8 17 5 n 7 1l o y s f l y 1r i 9 y s 1 7 -c 7 -a 1i 2 c h p 13 r k 10 5 -1 h -16 d -i b -p i -n 5 u -2 j 7 1 e -b 3 1 0 c 5 8 -2 6 -8 -1 -t 12 9 2 5 5 2 8 -4 c 4 4 8 -1 d -j 6 2 4 7 8 2 9 -1 h -b 1b -1 -a 6 -l 0 -6 4 -1 a 3 7 1 3 f -1 7 o 0 6 -4 -1 -a -f -d l 6 r c -1 d e 0 9 s -d 5 -7 4 3 1 d -g 0 -7 f i 9 2 7 w -c 2 a -e 8 0 6 -6 9 0 7 9 7 1 7 f 2 f 8 2 k 3 2 7 -3 -4 -o 8 9 8 -3 3 -d 4 -2 6 a 7 2 3 s 5 4 1 7 -6 d 7 2 6 -4 8 -g 6 a 8 4 h -e b 7 a d 0 h c 5 1k -t l -g m -t t -n 2 -4 -c -y -1 -o 4 2 5 8 9 -7 1 6 -9 e 0 6 5 5 q k a 2 1c -b a -b 1 -c 4 -5 2 p 4 4 j -6 i -l -3 l 3 8 l 2 -a 4 -f e a 9 -9 0 -n h 8 i p n d 15 a 7 k 5 c f -c f 3 j f 8 8 j m 4 0 m 5 2 7 -2 d -d 3 4 -3 f g 3 -1 d k 3 7 b 5 -e a -7 t 0 g 5 i -5 i 9 c -5 4 -6 3 c 7 5 7 2 d -1 -8 8 0 k 4 j -j g -k 2 -f -3 -6 3 -d c -c 5 -1 3 f 9 k -d 4 1 6 a 8 -2 m -f c -e i c a -2 6 -4 h -q h -2 h -9 12 -1 x -i i -4 c -1 j 8 d -c h -9 j -3 d 9 k 7 y o 3 -1 -8 -7 -1 -5 7 -2 -1 -2 -j -g 1 -6 3 -3 k 9 7 -4 7 -n i -1 7 c -4 b -4 3 j m a -1 7 -h b -a i -1 5 -b -15 -18 -2 -4 7 -h -d -n -5 -1 -b a -11 -g 0 -w 6 -j -4 -c -6 -m -f -e -x -1b 4 -g 8 -8 1w -14 8 -h t -e 6 3 7 -1 -1 -f 9 -5 l 1 u -j 14 -g l -p g -e i -a q -7 b 1 k -8 j -4 a -b 4 -g a -g j -5 p -g l -7 e -9 h 0 u 7 w m d 14 q 10 7 j c 13 -2 h 6 t i 1j -b 1n 7 w -b m -1 d i 1i -4 w h g e -2 1 6 -8 g -h 9 1 e i 11 9 -7 -1 f j 1r 3 w g 7 d h 9 0 6 -4 -6 -c h -e c -u 3 -1f c -a j -4
9v1 2b 7 0 9 l j c 0 g 6 8 w g f 1 2 -4 -1 -16 -14 -n -4 -8 0 -7 z -i 5 -4 3 -f c -5 9 -9 -19 h -1b 8 -5 -3 -4 -e 2 -9 -2 -g 9 -u r -1c i -g -f 2 -4 8 -j 8 -g t -k i -2 8 4 19 -g k -1 c 7 o -9 7 -9 m -1 b c m -1 a a r r u e 6 -1 -8 -e -l 0 -8 c -d 0 -11 -c -h -o -f -2 -7 a -9
91m n9 3 h a h 1h 1h f 3 9 8 2i 2s k d 9 l -5 g o 1e 5 -4 1 -4 -3 -h 3 -5 -3 -a g -19 -a -9 -m -8 -8 -8 -a -j -15 -e -2 -6 1 -9 -x -1f -v -g -e -m -l -f -l -9 -5 -a -l -a
9gl w4 c 5 b -1 9 -7 -3 -9 k a 6 0 -2 -i -6 -g -e -e -e -7 -3 -h -a -2 -f -b -w -7 -p -i -1 5 4 f -3 c 1 b 9 n 5 1i -3 8 -i 7 3 6 4 5 7 0 q -d l -g
9hv p5 -8 1 -4 5 -8 l -v g -f l -1 d 7 e o 3 f a 1 j -5 m e k 2 j o a t -7 6 -e -8 -k -f -q -4 -k -e -q -1 -p g -p 1 -9 -9 -f -a -6
9m9 vf 8 1 9 8 b -3 c -n -4 -z f -f 4 -i 7 -f -2 -5 -a 1 -1 -8 -f i 4 -y -m b -3 3 1 g -5 b 6 o -1 a -d i -g -6 -6 2 -7 19 -6 c 2 4 5 -1 h -c 2 -6
9o3 yl 1 -d g -7 6 -6 -4 -5 1 -8 -5 -b 3 -10 c -r -4 -8 6 -1 7 -7 5 -9 -1 -2 -b 8 -k -2 -k 4 -7 c -d 7 -b m 6 8 2 d -c 1 -k o -b 4 -d 9 -b p -4 h s -4 1m 4 9 -4
9bf 11f h 3 6 -1 4 -6 a -5 8 5 y -y -7 -g 7 -t -2 -6 -b -g -1 -c -8 0 -8 -8 -c 3 -4 9 -c b -6 k -c e -1 i -c k -e 9 -5 d -c 2 1 6 5 5 u -4
bq8 -9m -2l 1r -a 5 -c 0 -a 4 8 3 0 e y -m 5 -8 q -7 x -n j -7
ao6 -nd -17 3 -i -3 -4 2 i 1a i t i e b 6 p 6 m -1 j -k 3 -b -k -10 -q -l
a12 -8a 14 -1 j -e a -q a -3 9 -f -5 -t -27 13 -7 8 -b 6 -x 0 1 -a -5 -2 -1e c -1 9 -a 0 -b -6 -b -d -c -2 -a 3 -e i -f 8 -5 -2 -5 -g -b -h 1 h -5 c w z 27 4 7 -1 6 -a 5 1 q e 5 0 r -8
9sv -8t 6 -b e -b 0 -o -e -4 -f -9 -p -6 -s b -n d -c g -3 p 2 4 4 2 d -4 9 5 o 3 v -2
9go -o1 -h -8 -12 -2 -p -b -j -4 -6 8 -i 1 -8 -b -e 3 -f -4 -1d d -n -2 -k 4 -l -8 -a g 1 d 6 f 8 -2 r f c 3 q 2 e -8 q -5 18 -l a 0 d 7 t 5 t -h 6 0 b 3 c h u d 7 8 -g 3 9 a d -6 2 -i -j -f 4 -8 -7 -5
99i -q6 g -9 7 -e f 0 6 -2 x -11 -3 -7 -a -a -q -8 -t 9 -m n -x k -o 0 -s 6 -4 4 -8 f 7 8 f 6 17 3 j -3 e 8 7 -8
94l -n8 q 9 c -5 4 -a 4 9 i 3 6 -4 5 -c 0 -a 9 -b -5 -6 -8 -2 -a 5 -8 -1 -7 -2 8 -a -a 2 -u -4 -3 4 -2 e -j -h -c -1 -l -8 -d 1 -m -9 -u -2 -f -7 -r 9 -2 c 4 8 -3 e 5 e c 3 l d k -6 l 0 5 -3 2 -8 h -h g -2 d 8 b 0 2 6 -d c -c 1 -g c -8 e 2 5 g 6 k -3 c -k
8zn -oi 8 -7 -l -4 -1e a -1 9 l -1 -2 v g e i a p -8 7 -6 1 -5 -9 -m
8wz -mt f -k -e -a -n -b -b -k -7 -3 -6 2 5 6 -3 e -r k -r 8 -9 e 0 9 1a -7 l c u -9
86o -4u 8 -d 5 -w f -r 1a -b -b -9 -a -o 6 -h -c 2 -u g -p 6 -9 j 3 f -d i -2 d -o a -l -4 -l 8 1 7 5 5 i b 0 f 9 9 c 4 c -k 5 7 -3 d j 3 c -9 1 -8
1r1 4is d 2 e -1 10 -g -j -1 -14 -l -10 -1 -a -6 -4 -b -8 -8 -f -4 -1 7 k g -v a -3 4 8 2 5 7 -c b e 1 8 -3 9 4 a -1 6 7 t 4
1ug 2qp c 0 5 6 8 1 3 -6 -9 -5 7 -3 8 1 1 -8 4 -3 15 7 s -2 a -6 12 -4 p 4 3 -2 -1 -j 4 -2 o a e 0 f 9 -7 -q -8 -3 -y 0 -2v -9 -6 2 -3 e -p 7 -1m 9 -o -2 -5 3 -3 4 -1 c 2 b 4 4 6 -6 5 4 2 a 5 -9 6 -3
1t7 2zx 15 -g m -2 a -d -1 -8 9 -o 8 -6 n -4 -1 -a -4 -4 -i 4 -f a -2 8 -f j -s 1 -b 4 -3 b -q i -m c -b 2 -f -2 -1 2 13 g 5 0 b -7
2ma 2q1 -3 -9 e -l -z -2 -t -m -z -7 -5 -b -7 1 -7 8 -i -1 -o 8 -d m -2 d 9 -3 h b 9 2 c -2 b 2 6 l 11 -5 u 1 19 c z g e 3 -9 -7
1gr 4gl -4 -7 -d -3 -3 -n c -8 -d -4 -8 -c -m -8 -9 -7 -5 -b -9 -5 -a -1 e g -8 5 -a e 4 7 -1 m 14 r i 3 8 -3 4 7 6 2 h -8
yx 4ao -x -e -2 -7 5 -6 c -2 2 -a -w -a -4 -12 -j -4 -c f -8 r -11 1 -c d 2 e -6 7 -1 6 -b 4 -3 8 y 3 e d 2 6 f 2 6 -5 0 -i d -3 a d 2 7 -7 7 z f 10 -6 3 -3 -8 -b 4 -d
tp 4ac d -o -4 -5 3 -7 -3 -7 -f -8 -j 0 -j 4 -q 7 -6 7 -7 d 0 g 17 9 m -5 d 5
90 32g g 2 5 -2 1 -6 -l -v -i -9 -r 9 -5 c -5 3 -7 2 -d -8 -4 5 -6 1 -3 7 15 o 12 c 4 -1 -3 -4 3 -3 -6 -a
bq5 -c0 3 3 0 -3e -3 -2 -a -4 -z 2 -a -k -j -h -j -9 -n -6 -a -8 -s -d -26 -1 -h h -a 4 -s -4 -12 p -w b -6 9 0 d 9 7 d -4 18 2 o -8 c -1 r 6 k 0 d 7 5 v 3 a 5 3 8 -6 -9 -c -1 -c 4 -c 7 -9 c -2 a 7 c 1 b -6 b 1 l 9 j v j f o 2 a 6 -1 o -b y 4 a n -2 a -8
9t4 -nu -l -e -o -6 -t -i -l -4 -m -c -l -4 -x -c -15 -s -4 -b -1h -1c -q -3 -v -g -b -1 -e 8 0 5 b e -c 7 -1 4 c z h h w j 19 e 12 q f l e 6 1d a 29 3 z e p -5 8 -5
b78 -35b c 2 f -9 a 0 t -g 1e -e p 2 f 6 d -9 1 b d 7 x 3 e -4 g g p -3 a 9 p -7 7 -a 1 -2x -7 0 -1 3 -4 -3 -88 0 -v 10 -d m -d 18 7 v w -c
9q9 pq a 2 0 -f c -i 1 -a -i -p n -c 1 -f 8 -d -2 -11 d -f 1 -17 -e -o -f -d -7 1 -3 -4 5 -c -5 -16 -8 i -7 z -m 1d -d -7 -5 -g -i -j -8 -m l -m 8 -p 0 -o -l -w -b -6 -6 3 -5 d 3 r -4 4 -4 -1 -g -j -a 1 -t c -17 n -d h -9 1n 5 c f g 2 d -o r -l 7 -9 8 -c 1 -6 -2 -a -14 -l c -8 h -b -f -f -2 -5 j -8 5 -9 -1 -e -c -y -1x -4 -4 -e 6 -6 a 2 d d g 8 19 b d f b s 8 o 3 9 6 0 e 9 c p 9 a d o -8 a -7 7 -c 3 -o -d -d 5 -1 14 i d s 7 9 5 1 h -9 b 4 6 v 8 a r -a 7 g h -4 c 2 4 d -d 1h 6 9 5 0 10 -p d -j
9ct 1fk y -i q -9 a 0 9 4 b g 7 1 5 -4 5 -e -2 -9 -c -h -3 -14 9 -m f -d 2 -d b -6 -a -u -j -12 -9 -p -h -3 -i -8 -j -f -4 -a 5 -g -m -z 1 -5 t -1e 0 -3 -6 -6 0 -a e -15 e -f h -7 d -2 2 5 6 2 -9 f t h e 0 n -7 8 -6 d -n -1 -h 4 -4 d 0 7 9 1 a -5 4 6 8 b -9 12 -d 5 -4 -5 -8 -k -2 -6 -5 r -12 -3 -g g -1 c -7 7 1 0 -p -8 -m -a 3 -8 9 7 n -3 2 -i -4 -b 1 -n c -9 1 -1 i -e m -u i -8 c -j h -a 2 -2 -4 4 -n 9 -a 7 -g 1 -f -8 -6 -9 7 -1 a -c g -v r -t f -9 -1 -j -9 -5 -5 0 -8 -b -6 -e -1 -a 4 -9 8 -8 0 -9 d -b 1 -9 -9 -2 12 7 a n k 3 7 -1 9 -5 6 -i 7 -c a -4 -b 4 -t -3 -4 -c 1 -7 g -9 7 -3 b -b 1 -6 5 -4 q -b w -5 18 -b e 0 o 6 8 k -e d -e i 2 3 4 2 b -6 i -3 p b v 2 16 -7 q n 21 1 e m 9 a -2 i 4
abh -22 o 0 e -b -4 -f j -10 -4 -h -b -j 5 -1c u -1r 3 c -1 d 9 7 6 -3 7 -13 7 -1 7 3 1 -k 4 -a k -e s -2 c 3 11 y f r n f f v 19 7 n 9 a 8 -5 j 1e r j 9 a 0 k -e 1i -h g -d y -c 1s -v 10 0 a -6 11 -4 a -6 3 -a 17 -2 1u -u f -3 m -c y -c 10 -c 1o -b 1k -11 15 -3 f -g l -b p -p p -3 17 -18 2 -10 -4 -m a -7 1j -f 1r -u 13 -5 f -9 n -p 6 -o -5 -f -1a -4 -n 2 -g -b 0 -a f -o 8 -l 1i -1e 14 -m c -19 k -f d -z a -4 16 7 a -1 5 -4 1 -b -6 -n 6 -9 m -9 12 -4 f -6 -3 -5 -m -7 0 -6 b -e 1d -i i -2 d -5 i 2 -l -a -j 3 -4 -3 8 -9 g -9 -h -c -g -1 -u 7 -7 a -k d -29 9 -t a -m -3 -g 6 -c 2 -a -2 -s 6 -m g -e o -13 s -9 e 3 j -b -3 -f 7 -7 7 -19 1y -f h -u d -q 2 -i 7 -v 6 -9 7 -3 a -9 -1 -q 7 -6 -3 -2 -8 -8 1 -c -9 -9 0 -o 9 -p l 9 -9 k -14 -a 1 5 -8 -6 -1 -v 3 9 -k -1f -b -j 0 -k 4 -j -5 -7 0 -a f -e -3 c 0 6 -b 8 -6 b 3 m 0 v -d r -t -1 -k -20 -11 -16 g -1p -4 -m 6 -r -7 -z p -t z -1d 16 -1 6 d m -i -i -t -3 -r -6 -6 2 -4 6 -3 d -6 -b -q -h -4 2 -3 a n 1j -4 6 -b 6 -6 a -d c c 5 j -3 c 4 -d -1 -l 6 -c 7 -c d 0 3 8 2 j 3 -e d -3 a -q t -e 13 2 6 6 5 -i 3 4 9 a 4 -p -3 -3 o -h c -5 0 -8 9 -19 p -3 6 -8 -4 -b 7 -n 3 -o 7 -1s t -1h 9 -q -1 -18 p -7 c 3 d i 1 -d 2 -l -6 -g 7 -c -4 -c f -i -2 -6 a -j e -4 a 2 n e k -7 1 -7 -5 -4 -9 -1 -i -5 -6 -8 1 2 -b -3 -a -9 -b -2 -h -f -g -s -3 -a 8 -c v c f -4 e -8 c -14 w -u 6 -4 5 -4 7 q b z -5 e -6 i d d h g 5 16 -b 9 -7 5 h g 6 -1 9 -b 1 b b 2 8 -l -9 -m -3 -r 1 -q -6 -1a 5 -j -2 -t p -8 s -1 f -k 2 -17 f -i -7 -c 4 5 e e b 7 g 0 f 1i g x p q 9 c 1 z -7 1p -v
9me 2b -j -r -d -b -g -7 -1b -7 -1c 2 -j f -8 1 -20 -1 -18 -4 -w 6 -1f -6 -17 9 -c -2 -b -6 -g -i -b -n -7 -o 5 -z i -w s -h f -x 11 -4 b 7 d m f i f b 5 -1 b -9 n 0 v h 1p 1 -6 9 y 9 l -8 5 -d -5 -m -8 -3 -7 3 -8 9 -a 4 -f -3 -9 -7 -u -12 -q -k -13 -e -e -h -7 -4 -8 -1 -h 8 -4 -5 -1 -7 f -9 8 -b j -9 8 -9 n -16 l -g 2 -e 9 -f -8 -8 -7 -y j -c e -e 3 -b 8 -9 6 -2 5 5 5 -2 5 -g -3 -g -f 5 0 -7 -p -1 -z -c -7 -8 2 -h -3 -4 -c -2 -x 9 -8 8 -2 a 5 u 8 j -8 8 -n 9 -16 14 2 c e n 0 16 -6 8 -b 2 -n -2 -13 -s -1 -a e -u 5 -10 -6 -e -2 -o 6 -1h -e -1h b -o 4 -k -c 5 -10 -4 -n -b -g 8 -a 9 -8 a -2 a g 18 0 e 9 w 1 13 -e u 1 i -7 8 -6 1 -11 -8 -7 6 -9 k -1 o 4 b -8 l v o 8 y f l 3 a -4 h 0 p k 1e k n d -i -c 25 2 4 a 3 2 6 -5 k a l c c 3 c h h 4 b 5 1 a -d a -3 8 3 f j c l a 6 b 2 d -7 k -2 a -e 8 -3 s 2 o -6 x -1 14 -h 5 0 7 7 b 2 26 -a 8 1 z h d g c 5 7 g j 8 k n c -1 5 -5 7 -e -b -c -9 -k -e -i
8aj -h0 k -a l -1 d -5 d -2 f 4 n -l 8 -q 8 -6 1q -8 a 1 a 5 w -9 12 1 n -6 9 5 6 9 g y a 5 d -2 l -p g -1 k 5 k -c p -4 a -8 19 -4 b -t e -8 0 -p m -b o -6 p 0 1l 9 y -g 3 -l -5 -q 0 -f 9 -j b -8 -1 -9 -k 6 -a 9 -c -1 -m 6 -1x s -n -2 -y -a -1l 9 -1o 2 -2i f -24 w -1l c -1i 4 -h -4 -c -9 -n 2 -16 9 -p f -q 7 -24 8 -8 2 -4 6 1 7 a j -1m j -1w 2 -2 6 d c 2 -9 9 -3 a b 8 k 5 -3 8 4 8 y 7 a d b a -5 1e -8 g -6 a 3 8 6 4 b w -b
7ge ei m 5 z -6 q 3 a -3 10 -x 9 -m p -o 2 -a -3 -d 7 -a z -g c -h 11 -i 1m -14 i -j m -y 14 -1a f -7 l -h -1 a -6 9 1 a b 5 b -3 p -p a -p 8 -7 v -7 v -q e -11 f -f i -9 s -3 a -6 c -h -6 -7 -m -c -o -8 y 6 19 n e -3 j -j c -o -10 -o -2 -5 4 -3 -4 -9 9 -6 1 -5 -8 -6 1 -5 9 -h j -e y -d e -3 g 1 2 -3 e -1r -1 -c 6 -a s -h -2 -e -i -k -2 -b 2 -5 5 -1 i i 9 5 v 1 c -2 i -b w -14 g -r -3 -a -d -f -6 -k 1 -c 8 -a 0 -5 -a -s 6 -13 0 -1a -9 -1z -5 -a -d 2 -a d -h c -r -k -18 n -2 -c 6 -p -5 -2 -f b -15 15 -o v -2j 1p -12 w -h i -o 11 -1j 17 -r 18 -j e -n y -4 b 1 k -11 1s -i 1b -19 1g -j 10 -y g -h e -10 37 -k 11 -1g w -s 9 -a 8 -b 1d -k d -16 1o -h d -r 6 -9 5 -l p -o j -1d 1e -t 1g 4 d -2 f 5 3 c 4 y -5 13 -t 10 -6
90f id c 5 m v a -3 6 -q w -h 8 -g 0 -8 -8 -7 4 -d -3 -d -c -6 w 6 i b c -j -i -7 3 -8 h 4 b 7 a -1 g -8 8 -e 11 -g m 0 8 -6 -1 -h -c -a -1a -e -t 6 -c -3 -8 -g e -g o -h 3 -4 -4 -8 -1i -d -b 1 -k 8 -a -e -a -7 -4 -5 a -9 0 -6 h -d 5 -b -6 -5 -9 0 -c 9 -1 -6 -5 -4 -13 -1 a -3 i -g 4 -6 -6 -d 3 -5 q -d 3 -b -7 -2 d -4 -6 -6 e -8 a -l i -m -2 -a -g -g -9 -3 t -x 1k -12 l -m b -6 3 -6 -a -9 -10 -8 -y 6 -s n 7 -e -2 -7 -4 -6 -i -a -m -1d -6 -1k 9 -n 1 -m -w -g -o -q -9 -3 -b 4 -6 e -1 -b 4 -c -2 -6 -k -e -3 -d -j -b -5 -8 e 0 3 -d -3 -d -a -9 l -7 3 -9 -1 -b -2 -a -8 -3 -a 2 -3 -3 -1 -5 7 2 -5 -w -4 -6 -6 -2 -6 5 -2 -5 b -f -9 -5 -b -h -a -o -3i -1m -7 6 -2 15 -8 w -8 -a -b 4 -4 3 4 h -b -c -5 0 -a 8 -c -b -g -7 -9 0 -8 4 -2 m -8 2 -j -7 -u w -7 -q -l -d -g -8 -w 8 -g -6 -g -f -a -2 -4 2 0 1b -6 c -6 5 -8 -8 -p 4 -x -d -b -1 -a 7 7 9 -k -b -d d -j -4 -8 -6 -4 2 -g 2p -2 5 -c 9 0 c 6 a 2 b -6 p -b i -j g -13 9 -3 4 1 8 a 9 -b 6 -d d -1 j 7 p 7 4 -i m -d b -4 17 5 y h c -c -1 4 k c h a a b l p b 9 -h e -a p -6 o 2 w -h m -2 l -d c 0 -g 9 -3 7 1 7 b b 2 g a o -6 6 0 i 3 6 b -7 9 1 0 p 7 b m b 13 7 2f o 1a 1m 1b 1e 7 i -1 d 3 2 t 4 d 5 1k 10 6 0 -2 -c z 3 5 4 d c 2 a -b 6 -5 g i j 2 -5 c -2 6 1 8 7 4 b e g 8 p 10 13 p 1a 8 -3 2 -c -4 -e
b16 46e 0 -5 -7 -l 1 -9 y -1l 7 -q -1 -z -5 -d -7 -4 -3 -9 -1 -r 3 -d a -l 3 -g e -b 1 -h 7 -5 s -2p n -12 t -20 9 -d q -i 2 -n -9 i -1l 17 -w 6 -z -2 -s -9 -7 -9 -6 -j -14 -2d -1 -x j -t j -d s -1h g 2 a -6 a -13 -f -x -1 j -7 q -7 8 -19 5 -e a -5 1 -g -8 -8 -8 -j -1b -d -h -c 9 -d 18 3 o i 19 -6 l -1 o i v 3 b -5 s -n 10 -4 a g x c 1d 1 1t -8 t 0 c 3 f b m 0 m -c l -11 v 9 5 -9 6 -5 8 -1 y e t 5 n 2 p -4 u 2 5 c 7 h 4 i -9 l 4 5 9 -7 5 4 6 d 2 1 6 -5 1 7 f -4 8 -x v l 0 7 2 7 c 7 -3
b3v 3ej f -1 12 -f w -1 1i 13 3 0 -2 -a -m -10 -3 -a 4 -b 7 -8 d -s f -2 i b g 0 -l -a -c -b -f 0 -17 -i -t -5 -17 2 -n -9 -13 -s -f -i -6 -a -6 -o -7 -8 -d 2 -1o o -1u w -18 -3 -16 -l -s m -n 0 -d -c -2 -f k -g k -1 16 -v -f -7 -y 8 -h -f -a -f -o -a -b 5 -4 b b x -5 g -g c -7 9 -1 b 4 j 3 7 n 8 v m 6 a -9 c -1 d a 4 t -d 10 -3 g 2 8 8 3 a -1 q p 12 1 o a m 2 o -6 m -e m 1 a 8 e g 4 b 7 1c -13 1a -19 15 -r 1h -s
awf 36v i 5 -5 -u 3 -12 3 -b j -e f -i j -1e -1 -10 -8 -w -d -9 -b -4 -b -m -8 -10 -10 -6 -f -j -3 -k b -1c -4 -10 -3 -b -i -f -6 -c -a -n -6 -r 5 -h p -y -n -6 -i -f -5 -c 1 -c -6 -9 -u -e -e -e -c 6 4 5 1 m -2 7 8 5 3 7 f c 1 5 -b 8 -g -1 -4 -5 -2 -c -c -8 2 -9 7 -7 -6 -a -4 -1 -8 a -9 6 -m -2 -c -d -4 -v -j -l -6 -1 -8 8 4 r a 5 -8 8 -a 2 -e -3 -x -10 -6 -d -l 4 -18 2 -1c -8 2 4 l 8 -2 7 -o 0 -7 7 -2 -3 0 -9 -3 -1 -4 2 -2 p 5 5 -a 2 -b -7 -g -u 9 -9 q -g -3 -b -1g -e -15 -1q -n -7 -o 6 -a h -h i -5 b 1 h -4 b l d a d 1 7 -6 3 -w -2 -u e -f 0 -y -6 -s -i -1h -a -u -d -c 3 -10 -8 -o a -b -3 -7 -9 -a -13 -14 l -q -3 -p -7 -g 7 -f -4 -3 s b d z 2 q k p c 14 t 10 t 8 b m 9 z 5 b -a o 5 10 0 n 3 p 9 16 3 u 9 9 -3 -4 -d a -6 z -3 m b j g -7 a -1 c 6 d 9 a k e y 12 5 l -3 p c i 1c e 2 -8 -j -g -m -b -3 -5 9 -9 3 -j a -7 d -2 9 2 h i 29 r v p p 11 11 h f d c 10 s 12 b z d i 2 l -1 d -5 b -5 3 -e -1 -7 4 2 4 7 1 8 5 a o -9 r 5 e 6 6 h 4 8 8 6 g -2 f 7 7 o -3 5 -v 7 -6 5 0 7 a 7 1 i -6 a b 4 b -1 b -5 3 -14 -a 0 b 6 i 8 7 h -4 c -9
adm 2n2 e 1 0 -j 5 -b -1 -8 6 -3 -10 -l -e -h -6 -j -m k -b 4 -m 2 -y -f -e -s -d -a -4 -e -b -9 -n 1 7 e -m 2 0 9 -6 5 5 7 3 g -b 4 1 a -12 -9 1p z f u f b 5 -1 e -g 6 0 g 5 c -1 b 5 6 b -4 b b 0 o b c 1 t -a
a4r 2l9 b 1 g 7 b -5 3 -5 -1 -5 -h -n 10 -2 -5 -d a -7 -4 -8 a -5 -1 -4 -r -t -7 -c -k -1n 0 -l -c -r -r 4 -3 -6 6 -c -k -f -l -a -1 5 8 9 3 c -9 v 9 4 -1 9 -d 1 -9 -g -2 -g a -d -5 -9 -13 b -5 c e 4 3 f -d h 2 8 -2 o d 5 8 8 o 14 -e 4 7 7 -2 a -b c -6 e -e 9 -b -8 4 -9 1 -g f 0 3 -9 -2 -6 -a -2 -9 7 -a 2 -s -k 6 g -e f -3 c 2 6 a -8 5 -9 7 -4 9 0 -9 h -w m 3 a 5 2 i -4 2 6 -3 6 o 8 a 8 k 3 c l n 9 n -6 b -k c -7
9bz 1qi -5 -c -6 -1a -a 4 -5 7 -1 d -a k -q j -p 1o 7 p -1 p 1e 2b l o k v x d 8 9 7 3 7 0 a -a m -c 2 -9 -b -f 1 -t -m -1c -l -2g -o -13 -f -g
8k6 1jf 7 -t -j -a -i -r -7 -c -c -16 -5 -5 -f -4 -k -g 2 -5 -5 -3 -k -2 -c -e -i -4 -i 8 -v 7 -x h -6 x 3 17 1p 1a -a 1 8 b p 2 7 7 7 1 q -2 h 3 d 7 d -2 5 -6 0 8 k -8 0 9 6 7 g -c 8 -3
66g r9 h -1 d -g x -r i -s 4 -c 9 -4 i -r 3 -f e -8 6 -v o -y 1 -a f -p 4 -e -1 -13 -9 -t -d -i -x -n -1m -m -n -3 -n 6 -h e -o 1w -f 3r 4 b 0 -o 3 -3 3 3 4 10 9 s -1 l e k 3 b 2 c -4 p o -b b 1 -4 7 -d 6 -l 4 -a 9 3 7
3tr -yu z -1h o -2p 6 -1x 7 -l d -l 4 -o -7 -o -k -x -c 6 -7 a -d y -f 1 -8 -7 5 -1k c -i 1 -n -3 -b -8 -a 4 -b -h -c -f -v -1 -b 6 -w -2 -n -c -18 -u -26 -19 -3q -17 -3u -r -1q -b -1h -o -2g -j -z -j -1l -e -j -v -h -y -2 -n -6 -1k -u -9 -3 -u -1 -a 3 -u l -1a a -9 b -n c -c 10 -m s -4 1q 1 b 6 a -f 19 -h j -4 a -a 15 1 x 7 q a e 6 t u i b v x 1d b n 5 n 5 1d -l 10 -1 x -c o -7 l -3 1d -7 m 4 j 18 1x 2 1a b 4 10 3 v m c -9 e 5 c 0 6 f 4 3 1a 7 f -g 9 -3 4 3 -a 9 -1 a 5 b 9 9 15 s 6 1 5 -2 4 -l 7 2 3 d -4 f j l 7 h 9 7 2 -1 4 -b -7 -h 5 -2 5 2 e p a a k -3 -g c -4 i m 15 -b f 6 f a 6 f -b 7 -1 e i m b i g c 17 -d 11 1 3 d 0 s 10 5 0 5 -4 2 -7 l -o
43i 2zo -8 t 3 5 4 -1 -3 -5 5 -o
3vb 3gj -5 0 -a b 2 a 9 4 1 -2 -7 -5 -1 -6 6 -7 8 -2
qw 35e c -w -g -n 7 -p -9 -1v -6 -i -7 -3 -n 8 -b -2 -9 4 -4 -k -e -d -n 2 -5 3 -i p -2 r 5 8 0 g 2 3 7 -2 1 b -6 6 -8 2 0 c 6 9 0 g -6 6 -6 f -g f -1 c 4 e e -6 l 0 p a i g b 3 5 5 2 5 5 2 5 -6 i -5 8 -a 7 -3 -6 -9 8 -5
qa 3ai 7 -b 3 -13 -g -n -3 -p -i -t -u d -8 7 8 b -h 6 4 b -2 6 -c 0 0 3 8 8 0 6 -b 6 -2 6 a 6 -4 6 -6 2 e j a 6 o 5 9 7 f -4 3 2 1 n 3 8 6 0 4 -4 2 -h
173 2xv -s -x -d -w 2 -c b -a -6 -3 c -b 0 -4 0 -5 -i -h 0 -f -m 3 -b -1 -m 7 -6 2 -d h -n d -n 0 -1j p -j d -p 9 -s 2 -b 8 -9 f b n b 6 8 7 g -f f 5 1 5 a 6 d 0 13 -j b -2 q 6 o -2 m 3 s c x -2 12 e d -2 -5 -5
-8m 4ib -b -b -26 -10 -4 -b h -3 -m -e -5 -a q 2 1b b 10 -4 2o 3 c -2 9 -7 9 -e -o -l -7 -g -h -o -x -u -i -8 -s -3 -q -9 16 4 o -8 -2 -7 -a -5 -l -1 -k -b -i -5 -17 6 i -7 1k -7 l 8 o 0 19 -d 1e -x n -1i j -x 1k -k u -m t -g -d -a x -15 -j 3 -k a -13 -2 11 -3 16 -m e -d 8 -i -5 -8 -p -h n -a a 2 i e 1e -1 l -4 13 -h 8 -h 1 -b -g -z -i -d -9 -3 -9 1 5 -d -i -5 -e 2 -l -8 f -4 3 -4 -4 -8 -1b -a b 2 7 -2 9 -8 k -3 1h 0 -2 -i -z -d -9 -c -j 0 -8 -4 -1d -d -14 6 -1n -6 -1r e 9 -8 -j -7 -1f -3 7 -9 -8 -3 -v 4 -8 -4 -z b -m 1 -14 -9 -9 -8 -9 -n -a -8 -b -1 -15 g -1h -a -s -d -b -c -b -2 -9 6 -b 3 -j -6 -3 3 -1 5 9 7 n 5 x p c 3 v p 6 k m 5 b g z 4 1y -2 a 4 g g 19 x -v -g -o -4 -v -f -r 2 -x i -z -2 f 9 -j 2 -b 6 -l 0 -u -b -r b -3 c -6 2 8 7 28 p g 8 o q -7 2 -3 5 4 9 -8 c 2 a -q -2 -w -9 4 8 o c d d 1a g g 0 m 4 b 1 m -9 -7 d a 4 f -d h 1 -g 4 -g g 1 8 d e -a 4 0 e d 5 5 i -2 4 -u -5 -f a -p o -2 9 c l k e n 4 -1f 0 -15 -h -h 0 -c 7 -r -9 -u 9 -7 -8 -2 -8 -c 7 -b a -3 d 5 2 6 -2 9 g t z -5 a -g a 2 h 6 7 n 0 -q b 4 b -d -d -g -4 -2 -4 -9 -2 -3 -4 -2 b 3 7 m g -9 -3 -w -k 4 -h -j -18 -6 -6 -b 0 -4 6 9 n h i -b 1 1 o m 1a 6 5 2 6 c e -1a -n -m 3 -7 5 -3 8 -g 2 9 5 g 2 f 7 -d 5 c 6 f e 3 d -a a -d 5 -3 6 6 6 i 5 -a 2 -6 a d l q 0 6 3 d -3 -p j 6 7 1 a x 2 -8 c 2 e 5 5 l 0 a -6 m 6 6 -6 39 e l -2 -6 -b
-jq 48x 7 3 8 a 1c 6 y -2 9 -8 5 -b c -b f -a 1 -6 -h -8 0 -4 e 3 g -1 b -g -1 -6 -9 7 -a 4 1 -h a -1 -5 -a -m -3 -b -f -8 -4 -k 4 6 -7 -j -3 3 -b 5 -4 d -q 1 -j -2 -2 a -s 2 -g -e -j -5 -k -d -e -b -6 e -9 -o -6 -m 2 -b -5 -7 9 -4 -8 -1h -7 -a -b -l -4 -m -c -9 -2 -e 8 -c 0 6 -4 0 -b -o -9 -f -1 -7 -6 -1d -8 -g 3 -s -6 -a 1 d c j 8 -1o -8 5 6 w g f 5 -1d -a -f 4 -a -1 -4 7 f a s b 4 4 -1c 1 3 8 n 7 j -4 h 1 -7 4 -1 9 -6 2 s f 2d d -l 8 -i -d -m -1 -h 3 -l -7 -f -1 14 l d c -7 5 g f r 5 a 6 -l 4 -11 -1 -b 9 -l -1 -5 2 9 5 -u 2 4 7 -7 7 14 5 -j 6 1 7 w 7 0 8 -h 1 -g -3 5 e 0 9 -7 -1 -5 b -b -3 0 6 9 6 h -1 r 4 o -1 h -9 f 8 1a -5 -8 b f 9 o 7 a d -x -3 -u 7 5 5 h 5 g b -3 7 2 6 6 4 6 9 r 5 p -1 -1 6 9 1 a -9 1 -5 -7 -7 4 -3 -7 -5 i 8 -5 e 1 6 m 5 -7 6 6 1 z -d -l -a -5 -5 4 -3
bq8 4s8 0 -8m -u -3 -11 1 -l k 13 8 1d 0 0 d -k 3 -w k -19 7 -l -d -k 5 -e -1 j 6 -2v l -m -1 -10 -d f -e -t -2 -c 6 -9 -8 3 -8 f 3 7 -3 -5 -9 -i -2 -o 0 -n f -13 -2 -i -a -i -2 -1b a -o 0 -q 9 -a -3 -h -l -m -5 -c 3 -h h -l 4 -2z -3 -1p 3 -z -7 -x 3 -1p -d -p -9 -u -f -s -p -f -a -p -c -10 -b -k -c -b -9 -n -14 -19 -c -k -i -i -5 -h -d -r -7 -l -h -v -c -18 -y -f -k -12 -t -c -3 -j -e -1n -s -x -b -s -n -17 -j -l -5 -s -h -5 -a 5 -b 1n -f 2n 4 2 -h -5 -a -9 -16 4 -d 8 -2 9 6 d 1 e -3 a l -h a 5 5 o a t 0 -g -c -h -6 s -d m -2 -5 -5 -e -3 -d -g -u -d 3 -3 1d 1 l 4 u d d i f 5 4 -1 0 -d -s -n -4 -7 k 2 l l 4 c 1 z -5 8 4 2 1q -d 13 9 8 -2 13 -l 6 -5 b -j y -l v -b 2 -4 k -c g -4 2 -b -7 -8 -f -9 -y 8 p -j h -6 -1 -t -c -c 4 -6 w -j -a -c -2 -e -b -6 -d -d -k -b -9 -l -f -i -2 -i -f -p -4 -p 6 -16 8 -5 -g -h 0 -8 5 -7 1 -g -9 -r -b -l -1 -7 7 -9 -g -j -5 -p -6 -a -22 -1h -11 -1f -15 -w -k -w -5 -k -d -8 -a -l -16 -17 -q -i -s -p -z -m -y -z -l -f -b -i -r -c -y -14 -5 -e -m -e -d -g -34 -1m -u -c -c 0 -17 -d -a 2 -6 9 -e -2 -f 9 -d -1 -a 4 -i -3 4 10 -3 7 -s -j -8 -2 -8 0 3 7 b b -7 2 -e -5 -t -p -c -i -a -5 -d -e -14 4 -5 -1 c -e -a -j -9 -6 -i 3 -m -c -6 -8 -h -b -d -i -c -a -7 -b -1 -b 8 -a 1 -9 -6 -i 3 -j -3 -7 -11 -d -9 -7 -e -h -15 -h -j -j -l -9 -x -4 -a -a -u -c -4 -8 2 -o -3 -8 -6 2 -4 -3 -4 -7 2 -9 13 -d i -i 10 -m t -1e 17 -1e t -15 8 -l 5 -w -4 -a 1 -h -5 -f 2 -r 5 -4 b 4 -1 -a -e -19 -l -w -n -8 -1b 0 -9 -8 2 -f -z 6 -5 9 -h -5 -g -1 -7 -7 a -b -2 -6 -9 -3 -b f -c -2 -1 -8 9 -b -g -h -f 9 9 b -1 a -m -f -d -h -7 1 -7 6 -f -b -3 -8 -5 -1 -5 i -f a -6 8 3 5 n -2 -6 6 c 6 -h 0 -d x 7 7 d s d 7 -d 4 0 4 n c 3 a -a 5 4 9 -f g 1 v -6 l -a -4 -l 4 -2 8 6 a r e 9 1 b -6 9 -1 9 -d 1 4 a 8 -b 4 -d l 5 b -e f 1 a -a h 7 6 -q a -h -5 -8 -9 -7 d -b 0 -h c -8 -3 -b -f -d -8 -9 -1 -5 c -w 9 q d -4 2 -l 0 -9 3 -d -1 -9 3 j a 0 b 9 e a 8 o a o 3 -d 6 -c -1 -d 7 -1 6 p 16 -5 o -q 6 -w h -4 -2 -1 -9 -9 -4 -8 i -l c 3 9 -3 1 -8 -9 -g -8 -z -2 -b 6 -7 -9 -n -3 -c -7 -k -2 -7 -5 -c -2 -1f -n -z -w -c -5 -i 0 -5 -5 4 -6 -2 -3 -x -5 -g -8 -5 j 1l j -5 b j h -1i 0 2 6 -3 a e 7 b 2 -5 c 5 9 s a 13 15 7 e 1 4 -9 6 -4 9 -s f -3 d -a -c -1j 5 -15 -v -t -10 -2h -x -k -f -d -j -4 -f -o -n -z 0 -x -b -f c -b 4 -h -4 -9 -6 -h -s -6 -g a -r c -b o -d 1h -8 q 3 e -9 9 -e 1 -c 5 -8 -a -6 -4 -v g -d i -6 g -1 v 2 d a -1 a s e f d -5 6 1d f u -a h -d h -2 p -c w -2 a 9 5 -1 6 -6 h -6 q 3 7 -3 -a -8 2 -e -e -b 7 -7 0 -5 -i -c -a 2 -8 b -n 0 -2g -z -o 2 -1 -2 8 -7 1 -a -4 -1 -7 3 -7 -5 -3 -7 0 -h -4 -4 -p -8 -6 6 0 c -f -3 -8 -8 8 -a b -4 -n -c -8 -c -c -a -e -5 -j -n -a -6 -8 -j -d -a -5 -g 3 -a f 0 n -h 12 -d v -i n -1j 1 -8 b -f p -1b 3 -i -5 -8 1 -a d -9 z -e 6 -6 0 -g 9 -9 q -d 8 -9 3 -8 1 -c -j 1 -x f -k -2 -i 3 -i g -r 8 -x -e -9 1 -7 -4 g -3 v b l -4 8 -g r -a e -9 f -f v -g d -g 9 -o -1a -d -b -9 -v -e -a -h -8 -4 -11 4 -p -f f 1 f 5 d -h s 3 p e a 0 h -7 p -p 14 -b -h -9 -n -k -h -a i 3 k c 5 -2 3 -c -5 -10 -7 0 -6 a -7 3 -i -2 -9 -b 7 -1 f -b 1 -6 -4 -3 -a 1 c -8 -3 -8 -b -6 -5 -7 d -r 1 -8 -a 3 -f -9 -9 -1 -5 d -7 -2 -j -t -7 -4 -e 1 8 -7 0 -5 -e -e -3 -b -7 -6 4 -a -2 -7 -n -p -a -6 -e -l -5 -m -c -8 -9 2 0 7 -6 6 1 b -c -c -c 6 5 -h 8 -1 7 -6 9 -m -j -9 -n -j -f 1 -h 6 c -f 7 -2 9 0 8 6 c -1 3 -8 -a -m -1 -b 8 -k -3 -2 -h 9 -o -1 -4 -4 3 -6 c -c -6 -2 -p 0 -7 -8 4 -d -4 -7 -r -9 8 -9 -6 -d -a -4 -f 2 -b -3 -b 6 -a 0 -8 -7 0 -8 -h -1 4 -7 f -2 3 -d -m -o -a 0 -7 -7 -4 -a -g 0 -4 -5 3 -5 -4 -c -5 -3 -4 c -4 0 -6 -6 -f -7 -5 4 -c 3 -5 -k -f -9 -8 -1 5 -2 2 -5 -3 -5 -d -5 -2 -h -5 -6 -d -1 -9 4 -9 -9 -v -9 -l 5 -8 -3 -6 -a -c 0 -i a -t -e -6 -6 -a 1 -4 b -6 1 -b -d 1 -9 -l 6 -7 -5 7 -e -5 -3 -2 -7 -o 8 -9 -1 -4 3 0 3 b 8 -8 2 -a 8 -7 c -e d -3 g 3 b -a -3 -7 -5 -1 -b -b -3 m -w 0 -j 4 -5 -4 -d -i -6 -a -7 -c -1 -6 d -8 -9 -2 -i -4 -3 -5 -3 -9 7 -m -h -h a 1 8 -7 2 3 -i -9 -6 -10 b -7 -d -9 0 -i -g -l -2 -7 -5 -u 2 -2 -8 -n -4 -k -i -b 2 -5 b -3 -h -i -d -4 -a 2 -8 i -2 3 -5 -8 -c k -f 1 -6 -7 -a -a -7 -n -3 -i 3 -6 7 1 5 9 -1 -1 5 -b 6 -7 b 2 9 -f l 5 d -3 8 8 a 2 b e 4 1 a -a 0 -7 8 -2 -3 -5 0 -a e -7 2 2 -f -j -9 -r -1 5 a -3 5 -7 4 -q 0 -g e -2 d -b 0 4 -n -2 -4 -5 -2 -7 7 -6 1 -7 -d -a 1 -8 -4 -q -3 -a -9 -u -d -6 -n -j -a -9 5 -i -5 -l 5 7 -q -k -l 2 -e -5 -a -z -u -b 0 -8 -5 -h -z -2 -u -7 -g -8 -7 -2 -9 r -1b i -i h -a q -r -4 -8 2 -f -d 5 h -b m -t 12 -v 6 -g h -b k -f -1 -3 5 -4 e -8 a -h k 1 i -o 6 0 2 -a t -15 o -k c -12 f -s 0 -h l -1x -1 -9 -4 8 0 -q 4 -e -2 -h f -w 3 -10 -c f -b -a 9 -q -a 2 1 -y 4 -c -1 -4 -3 a -2 -1 -4 -g 4 -b -7 -d -9 -1 -5 -p -h -2 -c -c -f -4 -s -n -h -3 -a -i -g -2 -1m -u -7 7 -a 3 -6 6 -2 a -6 -q -5 -2 -9 5 -8 b -c -7 d -3 4 -6 -2 -8 -t 0 q -b 6 -4 0 -3 -d -d 0 -9 -6 -4 -f 8 -v s 11 -14 6 -i -9 -8 -a 0 -i c -r s -a 4 x -15 5 -9 -4 -a -1v -v -i -t -k -h -n -5 -c 2 d f -8 5 3 29 5 l j 8 -1 a -5 7 -g 4 -7 9 -e -3 -7 a -x r -w 5 -7 6 -3 -7 -i -7 -7 4 -6 5 1 7 e 9 4 d -7 h -c 9 -h -n -l -1 -6 u 3 p -b d -1 c -5 6 -4 -7 -c j -3 c -g j -6 -9 -k e -8 e -3 -6 -k k -v g -s -7 -z 5 -e -5 -5 3 -4 7 a 1z -u 9 -6 5 -6 -6 -v -3 -l -d -3 -b 6 -7 4 -d -d -z 5 -y -2 -i -f -n -4 -j -h -t -c -10 -2 -l -l -w -4 -i -8 -7 3 -e -3 -19 d -w -4 -e f -6 w a b -2 8 -i 8 -1g e -g 3 8 7 -8 5 -g h -2b 9 -l -a 5 -6 q -a 1 4 9 0 8 -6 5 -a -4 0 -d q -15 7 -3 a 2 k -j n -d s 5 k -5 b -b j -s u -n o -7 j -v 19 -y m -q m -15 3 -i 2 -s -5 -15 -6 -l 1 -a 8 -f -1 -1n a -g r -j g -w p -1i 7 -o -1 -6 -a -5 -7 4 -3 c -a 9 1 -g -h 2 -d -3 -e -c -7 0 -c m -1r v -i i -14 l -q k -b c -q b -b d -b 8 5 c -5 o -r 12 -i f -d j 8 5 -e l -4 e 0 s -e 13 -d 1j 2 j -3 k -m 1a -p v -h d 2 n -5 4 -7 0 -5 7 5 e -h -2 -7 3 -a p -8 a -a 0 -4 5 1 c -8 7 -i a -9 k -c 8 -8 -2 -8 -e -c 5 -7 v 1 n 9 k 4 w x 2i -4 -1 -a -f -4 8 -2 7 2 h -5 x l v 0 e 6 b 0 z e d -8 6 -b -6 -5 2 1 h 4 5 -3 h 4 a -a 1 8 b -6 9 4 a 0 c -9 1e -8 d -7 j -h p -1 k -4 5 -5 -x -4 6 -4 s 3 h -a h -9 w 2 5 9 -5 -8 b -7 -2 -6 c -1 x -6 c 4 c -7 19 -d e 6 n -1 l 9 b -y -5 -5 f -6 7 -6 f -3 h 2 4 -z u 6 -9 -6 -b 6 -h -e -w -f -f -j -6 -7 2 -8 8 -3 h -6 0 5 -k 8 -d -j -a -9 0 -3 -9 -p -8 -8 -j -d -e -g -c -9 4 1 c 5 b -1 b -2 -7 -f -k -o -1 -5 g 0 k -4 -f -5 -6 -e -7 -1 h 7 x -2 b -4 -h -7 -5 -f -j -e -9 -7 1 -2 b 6 13 9 c 4 n 5 8 2 i 9 i 3 q -9 p -7 12 -q 1h 8 1 -i f -2 14 -5 -b -6 -3 3 -g -4 -9 -m d -m y 9 3 f -d a -3 d 9 4 b -g 9 -7 8 -3 9 -d 8 a d -d 0 -h d -g 3 -9 -3 4 -e -1 -5 -6 1 -d l a b -8 1 5 j -4 3 -4 -c -b -e -5 3 -4 3 a d -f m -3 0 1 -q -b h -u w -q 12 -4 1g -a j -9 z 4 c -6 -5 -b k -g l -5 9 0 8 -q -o -r -4 -c c -k 11 2 i -5 w -4 -5 0 -c -t 4 c -9 d -2 7 -8 1 -e -d -8 1 -6 7 -8 -9 -3 -3 -d i -13 -2 -a -n -l -d -m -7 -1 -9 7 2 d c e -p -e -4 a -3 j 9 g -a -8 -3 -a 2 -c -6 -j -o -l -9 1f 2 -11 -f -j -b 0 -7 6 -7 9 -5 m -2 -f -8 0 7 -b 3 -i -e 0 -5 9 -3 -8 -8 -8 -5 8 -1 7 5 s -3 5 -5 1 -2 5 -7 -t 3 -c -2 -5 -d -5 -g f -4 -e -d 2 -6 5 e 19 -l c -5 b 2 -c k -d -l -t -r -i -1m -f -o -q -2 -d a -10 4 -5 -m -s -1 -b -p -e -c -g -e 4 7 -6 -3 -7 -6 -2 -1t -l -7 1 6 5 0 c -6 2 -4 1 -l -e -9 -e 2 -3 j 9 7 -2 0 -3 -l -c -1a -12 -8 -h -1m -1v -19 -m -1a -1a -m -f -13 -j -n -h -8 -g 8 -g -a -m -1e -n -10 4 -b -3 -g -12 -a -8 -5 -c -f 1 -5 a -d 3 -r -b -9 -8 -j -13 -5 -p d -1n -1 -d -6 -e k -20 -f m -a -a 5 -8 i -9 5 -8 -b -1v -9 -o -g -l -c -p -b -16 4 -c -a -e b 3 4 -7 0 -2n -h -2 -e 3 -e -2 -8 -5 -6 -8 1 -f -w -1a -2 -c a -c p -5 e -9 -k 7 -n 1 -1k -h -n -l -6 -12 -7 -d -t -j -i -6 -7 -5 -m 7 -o h -1f 1m -8 q -7 8 -7 l -9 1c a -a 4 -t 8 0 -b 12 -d a -2 i -s 1m -k 1m -k y -l q -b a -q 1e -h 1g -a 1n -6 i -b k -c 18 -17 1m -6 o -9 9 d 0 -g h 6 9 -a 0 -5 5 -7 g -e i -d 15 -a 22 -9 x 0 9 -g 1c -7 1c -5 6 3 e b o -4 d -7 -d -7 -4 -3 a 1 m i -2 -k 8 -4 9 5 7 -7 6 -6 p 4 p j 1n -9 19 -c 6 -6 j a a -c -1 k g u d -r -6 -u 1 5 i b 9 -i 1 3 i q 7 -m 5 -d -3 -s 2 c -8 -2 -a -4 -6 -e -b -6 -a d -5 4 -4 5 -7 -1 -d -n -11 -1q -t -12 -d -e -3 -g 3 -o a -19 y -s x -1k 1c -i l -4 9 1 9 7 6 8 -2 f -d r c b -1 7 6 9 -1 i a i 2 q 14 7 3 -2 9 -6 -1 -9 -e -9 3 -d -2 -19 -j -17 9 -16 k -i e -m 12 3 6 x m -s -a -g -d -b -2 -7 q -5 -b -7 a -9 -2 -9 7 -4 -7 -f -2 -2 b -9 -4 -6 6 -2 8 -b 7 -6 8 -2 k -c 13 -1b a -2 7 2 u -d f -4 b -a 9 -l 1 -9 -a n 2 b -6 -n 1 -10 -4 -k -7 -r 2 -z -6 -s 0 -c -d -1f f -9 7 -d -6 -l 5 -g -4 -6 -5 -1 -9 -w 4 -f -3 -10 4 -9 -1 -q -c -b 9 -b -6 -i -3 -h 1 -l 6 -c -a -23 i -7 d -8 3 -b -d -11 7 -d -2 -8 4 -l 0 -f 8 -15 -6 -p d -r 4 -x 0 -q a -e -4 -7 7 -13 7 -d p -1 c -9 l -7 17 -d j -i e -11 7 -o -6 -i -a -t -6 -n -l -d 2 -13 -n -e -5 -c 0 -13 j -i 3 -p -2 -b 2 -k c -5 9 -1c k -t i -9 h -c d -t a -g a -18 4 -v r 0 9 -j t -3 m -4 5 -f 9 -3 6 4 d -k 9 -3 6 0 l -1c 1e -a s -9 1 -16 -i -d a -14 k -3 4 5 3 e -2 6 3 -2 6 -a 4 -d 0 4 -6 -c -5 -3 -7 3 -l -9 -8 -g -1 -7 -6 -f -3 -v a -g -3 2 -h f -r -i 5 -p -n d -2 f 2 5 -4 d -11 g -m t -1r i -n 2 -a -3 -8 a -9 y -e -7 -5 o -q d -3 i -j q -d h -h -c 4 -2 -2 2 -f g -c 3 -a -7 -l -c 1 l -1d m -k a -x h -m 8 -8 4 a -9 1f b l d 11 b a f 7 d -e f -b 3 -c -8 -p c -1c -i -12 -g -6 7 -4 7 0 1 -4 -b -j n -5 6 5 7 -9 a 0 2 -h 5 -7 s -4 1h j 37 -9 z a p b e p l s z n 16 1a 16 t n 16 e 3 7 c 3 -1 1 -o -5 -v -7 -f 6 -8 1 -1j c -u f -p r -w v -n 13 -c 1f -8 l -a p 2 j -c q -13 g -g o -v b -8 s -7 0 -l -h -z -d -h -f -s -u -l -i -i -16 -1y -c -2 -e 3 4 i -8 -1 -7 -2 -o -x -f -1k a -1u -e -6 -1d -6 -10 -f -g -g -b -16 -h -i -b -4 -1t -6 -e -5 -m -p -2 -9 5 -c -1 -6 -m -s -t -8 -k 7 -1e -3 -b -8 -z -g -v -4 -20 -p -p -i -9 -c -7 -l 5 -u -1b -m -f -a -s -b -27 -j -10 -j -q -2 -1k -j -u -i -c -j -q -m -13 -5 -t 5 -10 -j -m -k -17 -b -j -8 -t -6 -1m -2 -q -5 -r -r -n -7 -c -i -t -6 -d 6 -q -f -17 -5 -u c -e -4 -1 e -p 17 5 16 -5 h -e f 0 j -8 s 1 8 -a q 2 c -8 j -k a 4 a 9 -6 1 6 -8 w c 12 -5 16 -9 t -f d -1 9 -f g -9 w -p n -u l -9 d -f p -8 j -k n -b 14 -l 15 -c g -3 a -e 7 -e h -14 s -k 2 -f a -c d -c m -m n -i y 6 c 0 9 -g 10 4 w 6 j -3 k -6 b 1 7 -d b 6 0 -e h -9 p -p 15 -h k -11 r -a 1 -b 9 -h 1 -10 1h 9 e -c x -n z -g b -8 t -g 6 -r 1d -14 1c -9 j -i h -g u -o v -a 5 -10 4 -a -7 0 9 g 10 2 l i 24 -1 7 -o -s -b -1f -h -14 -5 -y -i -q -i 7 -s m -h l -y v -c 15 -q v -f n -7 s -9 h -9 -4 2 -8 -d -m 4 -a k -l 6 -13 c -e c -n u -z u -o 5 -7 0 -t f -r a -7 5 -9 b -1h 9 -a s -1g o -y 1r -3e s -v u -m -f 1 -9 -3 -3 -e 1 -y i -1d l -l w -b j -o 15 -t 4 -8 6 -17 f -q i -m 0 -7 -b 6 -1 -c 9 -16 -4 -g 0 -s 7 -x -1 -l b -1d b -r 6 -7 k -6 j -d s -v 8 4 5 -7 o -f y -1s n -1y 8 -1i 8 -r c -d 8 -q 8 -1 5 -7 9 -o 7 -9 3 8 -3 c 7 f i -e 4 -i c -e z -8 p -j 12 -c 1c -1s 1m -13 b -j 5 -j c 1 l -k 7 -g h -5 3 9 8 -8 5 -g m -t 6 -i -7 -g -t -k -p -9 -g -i -c 1 2 -6 11 8 p -2 s -m j -w m -p 17 -v b -4 1j 1 14 l 1c j 1s -b a 2 16 i p h h 7 v -6 v 3 1j i a 0 n -6 g 1 x 7 p b 1b 8 10 k h l f 4 1b -f -4 -h -e -x 6 -1v -5 -h -6 -5 g 4 0 7 i -7 2 -9 -i 4 -s -9 -a -1r -1 -s -d -j -5 -d -l -q -e -y -j -v -p -o -i -1d -17 -1x -f -11 -4 -o -14 -1v -15 -1j -q -19 -32 -3d -2b -2a -m -g -2j -1e -1n -16 -1p -1h -38 -3a -y -16 -o -n -p -1a -y -18 -c -8 -g -3 -b 3 -5 -b -6 4 3 -h -2 -8 -8 -7 -1 -5 -h -f -n -2 -j -d -4 -d 2 -k -8 -n -d -a -d -n -4 -l -x -1x -b -f -9 2 -6 -6 -p -2d -g -10 -2 -j 7 -q b -d f -a g -p i -7 7 -e -2 -a -h -m -6 -i 0 -r 4 4 a -6 1 -k -a -n -4 -k 8 -s b -e -4 -8 j -p -2 -m f -17 1 -7 -6 -9 e -2 c -e a 0 v -j d -m 9 -9 -c -a b -7 -8 -a -1 -7 4 -7 -f -q 7 -c -4 -l a -y -3 -c 2 -r -3 -a 6 -4 3 -b -3 -i -c -c 1 -4 d 0 -2 -v 3 -8 -3 -9 5 -1u 0 -5 b -4 0 -8 -7 -a 1 -f 8 c 5 0 4 -5 1 -w -d -e -1 -d -7 -5 3 -f -9 -l -19 -1f -1 -9 -c -g -j -7 5 -e -1o -z -g -i -j -7 -m -1 -1h -j -9 -8 -l -7 -x -i -r -h -u -p -4 -e -10 -13 -d -h 0 -8 -8 -2 -7 7 -2 -e -c 2 -r -f -k -h -t -x -15 -w -a -1 -d b -7 1 b -c -5 -1t r -y e -13 1 -k e -p 6 -13 -2 -10 7 -5 4 r 3 6 4 0 5 -i -5 -10 8 -u -j -23 2 -d 6 -1 2 7 4 0 2 -4 -5 -p -5 -a -s -11 -h -b -12 -h -26 -p -1c -j -13 -n -h -f -7 -i -d -i b -g f -b 7 i 4 1 -7 -23 -4 -p -j -1h -c -1n -g -u -9 -c -q -m -p -a -18 -18 -h -l -f -v -e -h -15 -1s -i -q -w -z -1d -z -1q -1q -2s -24 -26 -1b -1b -j -i -5 -18 5 -i -3 -g -b -1 -g -7 -3 -14 8 -h -1 -h -k -n 0 -16 b -1c 7 -b 0 -w -9 -20 7 -u -6 -1a -u -18 -4 -10 4 -m -7 -o -2 -1f -x -12 4 -p f -9 -2 3 d -9 8 -9 -1 -5 7 -r -1 -2 p -6 3 -e 0 -b -3 -4 -6 0 -i -b g 0 p c 5 -4 h -h u -a 6 -9 f -8 6 -3 a -8 9 -3 d 4 8 8 4 7 -7 8 3 d a 8 f -2 12 -a 12 -1h 20 -x 1l -g z -o 1y -l 13 -q 11 -1n 1d -h i -12 1m -l 1o -1 c 4 7 -2 9 -4 8 -d b -4 10 -9 n 2 k -4 s 2 m -7 o -e o -d z -3 2k -7 v 4 9 6 -4 2 b -6 10 -e q -z 16 -d u -13 1j -s 22 -d f -1m 32 -d i -t s -q 1b -6 1h a 25 0 k -2 1f -5 g f b c l 5 q l 1p a 1o c s 5 w z 15 8 p 18 q i n 9 h a v -1 w 7 18 -2 c -9 h -2 d -i l -5 g -g q -4 h -8 d -5 v -g y 0 6 5 7 4 2 -3 -b u w 2 w -1g 36 -3 r -v 11 -o 1b 2 3 1d 9 s d -7 3 -e -1 -i -b -n -4 -l j -8 i 5 g -3 e -e t -m s -4 8 0 b -23 22 -8 h -v q -5 c -o r -1n 1d -4 5 s -c 6 4 -k b -i 2 -6 5 -9 l -n q 4 1 e -7 0 6 -e 7 -8 0 0 a -l z -1 7 s -w k 3 -2 5 -5 4 -c -2 -3 2 -2 3 7 f -f -5 -e 8 -m 13 -e w 6 -3 6 -9 d 2 4 6 9 1 6 5 g m 4 t -4 z 5 5 6 -e 6 -4 a -1 n -b 1 9 j 7 -5 2 -h -3 -n b -m p 0 6 h 6 4 -1 2 -7 6 -1 0 k -5 l 3 6 -9 7 -c 2 b t d d 9 n 9 e -3 e 4 1b 6 12 7 g -7 n -l n a 8 -d -1 -8 j 7 7 b -2 -a c 5 9 -2 2 -7 -5 -5 0 -7 4 2 -7 -7 -8 -c 2 -6 6 -p 9 -2 e -7 d 1 j -g 3 -a 9 3 -c -3 -3 -9 1 -4 8 4 e -5 -3 -9 3 -4 6 -5 1 -9 a -1 -1 9 -p -4 -a -1t -4 -7 4 -4 9 -7 -9 -i -1 -k h 9 -b -1 -a -f -b -9 -1 -5 5 -5 k -5 8 2 -p 7 -a -n -3 -5 e -3 -e -t -3 1 c -5 -4 -2 -a -c 0 -s h -l j -a j -b t a 2 -b 4 0 f d 4 5 9 -g -7 -g 8 -3 5 1 4 i 0 7 4 -b 1 -2 9 -5 -7 -b -4 -6 4 -2 d -n q -17 w -u 6 -1w 2 u f -3 2 -t -8 -9 -c -2x -7 -2q -i -k -a -g -o -k -5 -1d 0 -13 -j -m -7 -19 -r -q -5 -18 -e -1e -s -9 0 -v h -2d i 3 4 k -2 -f 7 2 f -9 -1 -b -l -1g 9 -b 7 -12 1 -j -2 -6 -4 1d 2 8 -3 -2e -9 -7 1 -5 5 -q 1 -9 -6 q 1 5 -3 -1e -4 -z -8 -2m -y -1m -t -b -3 -c 2 -1o m -2f 1a -p j -2i 2c -e 9 -i 4 -i a -7 g -18 m -q q -i e -24 u 6 g -8 c 3 8 -9 -5 -d 2 -f a -b x -6 5 -d 2 -c l 1 6 i -6 j k -1 3 -5 -5 -e 2 -9 -5 -5 c 2 e e 2 1 2 -9 2 -c 9 -3 9 3 9 -d e -4 b -d c -c 0 3 a -3 t -6 -6 -7 2 -e 8 -6 8 -3 9 -c -1 -q c -i u 2 m -9 -8 -a o -b 4 -3 -3 -5 -e -4 0 -4 4 1 a -5 7 4 d -5 0 -8 -b -4 0 0 d -a -1 -7 7 -1 b 5 5 -d 3 5 9 i 7 i 3 -5 6 -b 3 -i -8 -9 b 0 6 8 9 l 0 b 4 2 6 -b -4 -p 1 -l -c -h -6 -c 3 4 d -2 2 -4 2 -i -4 -d 6 -6 7 1 9 7 a -j -4 -r f -8 c 3 6 8 3 d 5 a -3 1 3 -g b -a -c -5 -2 -2 5 1 z -6 10 7 9 8 5 5 -4 7 -e e -3 n 1 2 a 21 9 -e 3 -1l -5 -l -b -9 1 -9 b -6 n -g f -2 6 4 6 b 8 -h -4 -1 9 -h v -b 8 -9 g -i 9 -7 -1 -2 -7 -9 a 12 h v 11 r 18 3 b 0 19 8 v 12 2n 5 y -6 1r -c 1c -a f -h e -4 7 f 5 6 a -d -4 g w 7 18 -d j -9 n -a 6 -3 -b -6 3 -q 1a -5 3 -7 -8 -5 -n -5 5 h 2w e q b b g 6 g q 6 o a c 3 8 -4 7 16 1x -1 5 -i -h 8 h v n 14 15 f 7 d h 5 f 2 z 5 i r 1h 5 n 6 9 a 5 e c m 7 11 p 9 d 8 s o 1f d b 9 e g 7 w 3 1c c 18 i c 7 z x 1n z t w z 17 i u 5 o -3 a -c f -9 4 -2 8 5 d 2 1l d t x 12 6 f 4 x 15 z x x l c 22 r 1u x e g 15 1t 17 2t u 4 m a c -3 -6 -4 0 -c 9 -d e -e r -j l -7 u -5 1s c a -5 k -2 i 3 o h 2 -a b -i 2l -4 o 9 x i p m h 9 1d j o -4 e 1 a 7 a g g a 1u s t 8 30 9 p -1 12 i 1j 2 q a 2q 0 1h -p 18 f x 6 j 8 8 b g 4 9 -9 z -8 v 5 -3 c m -3 i -6 i -c c -2 m 5 19 3 o 6 w j 1j f f -3 -6 -a 5 -7 6 4 -1 7 l 0 b -4 -1 -i e -h -4 -8 c -5 b 6 5 9 k 5 i d a 1 8 -k -g -d -h -p -g -7 -c -a -3 -6 2 -n 8 -e a -9 9 -3 m -e 4 -t 8 -a -17 -1k -f -d -y -k -e -e -1 -f b -l f -c e -7 q 3 1 -i i 2 6 a d -7 6 -j b -6 1 -2 -7 -4 e -4 6 1 q -a f -3 1b -n 1b -6 1h c q -a u -3 w -8 z -k 1v -c 9 -8 9 -f 0 -j e -v l -n 15 -h 1u -5 1l -d 1c -f c -8 o -7 1c -10 r -d j -2 g 2 u c c 8 u v e s -5 m -e q -3 q 4 i f m p l p f 18 k 11 2 k e 9 0 c -3 z 1 2i -u 4 -h -2 -c i -c 1f -5 x -f 1j 1 k -4 f -a k -z f -2 1f b 2g -f 1c -9 t -h t -2 e -9 1i -5 1k -m 10 a 1e u c 4 h -1 i k 1g b -4 -5 -w -a e -2 u 6 5 d 3 1 18 -e 9 0 s 8 p -k -7 0 -i e -1 -7 -b -c o -7 9 -d b 3 7 8 -7 9 4 1 z -n 1h a 6 -9 j 5 t 0 n 5 s c u t k v 17 3a e v 9 b r 1h 4 m f j i b -9 14 5 r -4 k -e f 8 s c f -f v 7 a v p -1 f -d a -13 -j -4 -7 -8 -5 -f -3 -1x p -14 -m -z -u -q -c -24 -8 -e -6 -p 6 -g 8 -10 z -26 t -1n 5 -7 -7 -2 -r -b -q -6 -3 -g 7 -1i -f -1b g -8 8 -a t -7 3 -7 -5 -8 1 -x c -i 1 -b -c -9 -4 -9 -2 -1 4 8 8 -t -1 -e -6 -c 0 -8 3 1 4 1i 8 n k -2h -1 -9 -4 -1 a 5 5 n 3 -1 9 -e 9 -g 5 -7 l -8 6 1 3 f 4 2 f -2 a -t 8 -6 0 -7 8 -d 6 -a -5 -t d 5 9 8 0 1 7 -6 c 1 6 6 2 7 -1 8 -7 1 -e 7 -8 3 7 3 1 d -5 o 4 4 4 -h 0 -6 3 -7 8 -8 f f 7 a b -k 7 4 g -h h n n -1 3 -27 -8 -2 5 7 e -1 l 3 c d 3 h i q k r 0 b 5 g 1 5 -8 f -6 p 1 c 5 -c a 4 3 a 0 c -2 -6 -b 3 -1 x 3 y -2 12 1 4 3 -q b h a 2h b 0 2 -1d 5 -o d -7 7 4 h 6 4 h 1 1o -8 17 5 1a -c 18 3 a 5 b g 1r r l e 2q r 43 -4 p a g -3 -5 -7 1 -7 i -g q -a 10 8 d -3 d -p n -g a -1 e 9 d 1 l -8 8 -a 1y -a e -8 1b -7 2x i 12 -d w -4 d 2 17 f d 8 e 2 19 l t s 6 c 0 f -9 i -i 1f -7 8 -t 9 -7 a -m d -12 9 -1n w -1i 17 -1p 13 -1i d -x s -f -4 -k 4 -f 9 -7 c -8 6 -1l i -1 4 w a -m 8 f 6 z -g 5 4 12 7 2 b -6 1 0 7 6 8 h f 9 k 8 5 6 -3 1 -8 a f v 0 -15 u -h 2 -e n k -2 q 8 r -4 -6 f 2b n 2 7 -9 g -i 0 -9 -9 -q -4 -c 1 l b -i -2 -9 -7 -v -9 -1s -1 -k -f -t -4 -q -h -a 5 -d 0 -s -a -q 1 -j -5 -17 -o -e -i -k -a -4 1 q h 1 9 -6 7 -h -h -l -8 1 -k g -t o -p k -d a -1 r 9 i -3 g 8 c 1 s -7 -c -g -6 -g -g -4 -10 -3 -j a -l 0 -b -c -k -8 -7 -a -11 1 -p -9 -j -i -k -c -h -3 -q 4 -k c g 10 -6 j -g 9 -k 0 -r g -f 1 -g -3 -a 7 1r z e 2 13 i -8 f -g -4 -n c -20 -a -19 i -k 2 -5 4 l 4 2 7 -u 4 -f 9 28 -8 m e -m -5 -n 3 -8 4 -b e 0 k -a i -8 5 f -s -4 -s -9 -2 -p 3 3 c -g -f -q -1 -y -7 -e -s -f -g -t -o -14 -e -e 2 -5 -3 -3 -c 7 -6 6 -k -a -10 -7 -e -1f -8 3 4 -3 c 4 6 -b 1 -5 -2 -4 -5 3 -b -7 -9 -4 -f 8 0 -p -r 2 -w -7 -i -3 -u -a -b -e 4 -j -3 -k -l -4 -18 -e -4 -r -o n -c r -u 3 -8 -2 -b 6 -d f -h e -9 20 -o -a -m -i -4 -1p b -p -9 -h 2 -p -4 -7 -d -h -f -1d -j -18 -12 -d -5 6 d -1 b k d r a 7 9 -1w -2 -a g -f 7 -10 5 -i 5 -7 -1 -f 6 -v -d -v 9 -a -4 -f -c -f -7 -w 3 -2 -7 e -e -5 -6 4 -6 g -1 i -8 d -i -i d -p 8 -9 1 -9 -4 -1 -4 p -i 3 -9 -5 -5 -c 5 -h k -n 4 -4 -4 8 -f l -b -5 -4 -o 7 -6 a -2 d -15 i -5 9 7 a -b -1 -i -8 1 -d -7 -p 2 -8 p -o e -o c -7 d -d a -i -b -8 -7 0 -3 3 5 8 -1 5 -h 7 -7 -2 -8 -5 5 -9 8 -e a 1 -r -e -n -3 19 -d c -7 b -1 c -d k -4 b -e t -8 5 -d 4 -11 -1 -6 -8 -3 -17 z -1d -d -2 -2 c -8 0 -8 5 -a j -4 a -c -x -d -6 3 0 8 -g 8 -g 7 -5 -5 3 -f 9 -a l -18 1 -8 -3 -d c -j -i 8 -k q -6 0 -b -1 -c -l 0 -c -b 6 0 j -f i -7 2 -8 d -d -4 -2 -j -4 -6 -f c -g m 0 c b b -1 8 -b f -o d -4 a -f 8 -2 4 j e 9 h q -2 h f c -1 t -d w -8 t -e 7 -1 -3 9 n 2 6 6 -9 7 -q 3 -15 l -3 -5 -7 -3 -z 5 -1e -9 -e h -3 -c -c -2 -7 4 -c q -c d -9 3 -1 6 1 6 b 1 m -4 4 2 -3 b -y -2 -7 2 -o n -h 7 -b m -j g 0 9 -f o -10 h -h k c -4 2 4 -c p c r 2 v -4 j 6 d 8 8 0 f -b 7 -d 1 -f 8 -7 b -n j -q d 2 6 -d -1 -1x 11 -p 4 -w d -m 5 i 1 1e -i -1n 10 -n i -1f f -q -3 -e 1 -5 5 0 9 -18 p -v q -7 9 g 3 j -2 -k b -t m -8 b 1 q -5 b -v m -o 4 -7 -i -r -w -b 0 -n r -b 11 q f -f e -7 0 -9 -6 -q 6 -i -d -1h -i -7 1 b 7 -5 1 -m -a -5 -l 7 -3 a -h d -7 -5 -c -8 -5 -b 3 -3 -b 6 -t 9 -l t -n m -7 13 -n q -c o -13 l -1d h -i 10 -r x -j u -c o -2 1j 3 l -4 2 -9 -4 -5 -o -e -1 -b b -7 1i -l 1j -h 11 -m 1d -j 7 -9 u -j d -f 2 -c -e -s -c 3 -e 9 -l y -13 3 -m 9 -8 a -f 1 -a -5 -q -w -e -s -1 -b 8 -b m -6 t -k 1 -o 5 -e -7 -8 -f 2 -j -5 -e -9 -6 -8 1 -n -3 -8 -q -g -m -v -y 0 -7 9 -1 f 6 8 c 4 8 i -2 d 9 a n 5 1 i -a 8 -9 x -h s -g 10 -a 6 -u 2 -y h -2 7 6 7 -4 9 -b g -7 4 -17 -7 c d -f 8 -q 0 0 6 -j q -d b -6 2 -b -3 -v 6 -g -5 -5 3 -j e -m 6 -1j 1b -r e -h l -y d -g -3 -4 3 8 4 -1 7 -n l -e 6 -9 e -k 3 1 n -7 h -d e -7 y -6 a -e 7 -w 8 -18 m -1h a -l -7 -1j -1b -22 -i -1i -x -6 -b -9 -6 -1a -d -8 3 -m 0 -e 8 -q 5 -9 c -p 2 -1 7 -z -7 -1d b -h b -e -3 -c -a -1h -r -l -s -1 -7 5 -p m -u -e -3 -2 -a 9 -8 1 -e -p -h -1x -u -n -i -2x -n -w -o 9 -2 9 -8 -h -9 -c -2 -n -t -x -v -11 -1d 0 -a d -10 h -h j -7 4 -6 -p -h -x -f -e -c -3 -c -a -5 -3 -g -e -m 0 -6 a -8 -a -5 -1f -2 -v -h -g -g -e -s -h -h -8 -4 -c 8 -e 1 -f -2 -7 -6 -c -3 -10 4 -s -5 -14 5 -1i -4 -6 -2 -o -j -q -1 -o -8 -g -i -3 -a -9 1 -1 -8 -h -4 -i 6 -f 9 -8 1 -j o -4 h -b 4 -3 9 8 c b 6 -a 0 -8 -8 -9 c -14 o 3 9 -c -8 -k 1 -v -4 -z -g -a 0 -k 7 -1a 4 -e -5 -b 1 -9 -6 -6 1 j 14 2 u -3 e -6 9 8 m -1 c -7 f l -3 -d a -15 -7 1 9 -5 c g 4 7 5 4 5 -2 a 6 a f 8 -h -6 -i -s -m -4 -b 3 -1 7 6 v 7 e -3 9 d 9 a b v 1m -5 6 2 8 a z 8 e 3 y -8 j -7 11 5 5 -9 0 -4 7 1 6 a b -a 1 -1 g k g -c 1 0 5 8 8 -8 6 0 h -m -5 0 7 a e -b 1 -k h 6 j v g x 1 t a -4 a 3 4 q b f 2 f 6 b -4 9 1 o -e k -5 g 4 2a 1 n 5 j -7 y -3 28 -d l -1 16 9 c -2 g 4 1l -f h 8 q -4 r -8 z 2 10 9 e c f 1a a 1i 7 a 9 3 -7 7 -9 -9 5 1d b 11 p -f 6 -7 8 -m e -9 -9 9 -9 t -6 9 -15 o -1 6 i -3 -7 i -5 13 -o 4 -14 h -u z 7 h -6 7 -c 5 9 a j 0 i -4 -n 9 -12 -3 -f 3 -3 7 a 9 -c 6 -m -2 -3 3 7 6 -6 3 -h -3 -b 2 -9 7 -s 2 -7 4 -13 9 -15 -2 -c f -p 7 5 5 p 4 5 4 -i 6 -7 6 y 1 -f 7 -x -1 -4 9 4 9 j 8 1b 9 z 0 o a o 3 n -5 v -p o b 11 0 8 -7 9 c 9 -7 18 2 -a 5 -8 a -2 14 -n t -6 a 1 9 r -1 m 4 b -3 3 -j 9 -a 1q -3 10 -6 u a s 5 2 2 -g -1 -f 5 -2 5 8 e 17 g 1q e h 9 i g -4 4 3 19 9 e a 5 e 6 1i 8 1f j 1b d g 1 t -4 d 4 a -4 b 3 -l 5 -j -3 -n 4 -e 9 a 5 j 1 f -3 p -b e 1 -r d h 1 -n k 8 c 19 12 8 d c 11 9 d c -3 h 5 u e 9 b 8 6 1h e 24 3 f -b n -5 -f a 6 i a a 16 4 12 -1 g -f -6 -7 9 -4 5 2 8 g g -a 0 -c 5 h -3 b 2 b 9 a s -4 v 2 b -5 r -l j -5 -f 5 -w q -x 7 -8 7 1 q -d 5 -d -2 -2 6 2 5 u 7 1 7 -s p -2 k -9 e a 3 -2 h -3 9 -1d i 7 12 -8 g 4 1b c 1 r -6 c -6 5 4 2 9 f a i 6 d -9 5 v -e 3 -c -2 -m -u -u -6 -k 9 2 a x q 29 6 c 6 15 z u 4 r b 8 1 -f -c -1 -6 9 -b -2 -l -n -o -1 -12 l -a 10 0 8 -8 -7 -e -a -6 -m -4 -b 8 -6 -3 -5 -4 -e -y -g 1 -b -4 b -8 -c -5 -v -m 8 -m -3 -6 -d -9 -5 -8 b 0 c -4 4 -3 -3 -4 5 -c e -3 d -b 1 -9 -g -b r 2 7 -8 f 3 11 -c s 6 5 -a -5 -a -k -a 5 -7 o 0 u -6 14 j v 3 1b u 19 -6 c -d u -e s 1 9 -d 5 -h 8 -5 1r -g -2 i -1r 6 -3 6 2 6 -9 6 0 7 16 -k d -1 2j m 2i f 11 q x 5 11 d 2a b o 0 18 -g 4 -5 -10 c n -w h -6 e -2 17 4 f 4 u k 8 c 3 h e 4 t -1 c 5 g a y u a m -1 -d -8 -e -18 -11 u -7 u 2 4 y -3 7 4 c -i z -4 19 1 12 4 i s k b u r p 2b f 9 -c 1d -s f -n 10 -c s 4 z g a 8 2 8 -4 v -6 e 3 d d k 3 f 6 4 -2 5 -j 3 -a -9 -d -2 -y 9 -7 7 -1 8 -d 7 -5 8 2 6 f 7 -i 0 -7 d 8 8 -4 3 5 8 -2 8 s 8 u 2 -3 8 d 1 k 9 k -1 u 6 1k 0 8 4 -1 8 33 -9 z -a 2k -4 b 6 6 8 -5 h 5 6 7 1 8 -7 c -3 9 4 3 8 7 4 n -4 k 2 k h 1g -4 19 -9 4 3 1 6 -j 7 -b 9 -f 7 -1t 0 -q e -h 5 -f g d -5 3 c -e 7 -x -b -16 -4 -u -6 -q 7 -p -7 -16 -6 -1 6 8 d 1 3 -4 0 -c -g -7 -5 -h -1 -h 6 -9 0 9 -d -9 1 -j -8 -4 0 -6 6 -l -7 -i -1 -b -6 -1k -8 -f -9 -b 2 -1q -7 -q 2 -s -f -g -2 -6 1 n e 1 5 -k 8 -9 b -4 1 -5 -c -7 -4 -t -3 -2 6 3 6 -3 1 3 4 c 3 0 3 -8 2 7 a -w 2 -15 b -5 8 -j -6 -h 7 -8 11 2 9 a b 3 b 0 k 6 0 -7 7 b 4 -m x -d 8 -an 0 -5 -d 9 -j -r 4 2 -6 -9 -9 3 -b -2 -8 6 -7 -4 -3 4 -x 8 -e -3 -b b -6 k 0 a -a u 5 5 -8 f -a 9 -5 f -2 g -9 -3 -a q -7 e -e 6 -b -2 -7 -1x -w -c -1 -j -7 1 -3 f -1 e 5 t 2 6 -6 -k -4 -5 -b -8 -7 -1a -f -7 1 -26 -w -1u 1 -b -2 1m -5 e -a -s -6 c -m -7 -5 0 -o -a -1 -5 -a 4 -5 2 -j 4 -7 -2 -7 -f -h 5 -j -i -10 -k -l -f -s -h -9 -k 6 -u -4 -1j 1 -6 -3 3 -a -a -1 -9 3 -g -7 -j -f -1 -a e -k -g -d -11 3 -1d -8 -17 6 5 7 3 r -1e 1i o -6 9 3 -e i k 1 6 7 -4 a -g 4 -f g -f 9 -r w -a m -9 -2 -8 p -f 4 -3 p -f 3 -a c -2 m -a 4 -8 -1 2 b -6 13 -6 c 4 9 b 1 9 -5 0 3 -2 3 -1i 8 -j l -4 11 -6 -6 3 -b -h -7 6 -e -3 -a -p -r -a 2 -c -6 -c -1 -4 7 -g 9 -8 -1 e -a -4 -4 -z -b 8 -5 -7 -6 -8 -1 -6 -6 -p -b -15 -r -z -g -d 1 -g -7 -16 -6 -r 3 -j -3 -a 5 1 7 -3 1 -8 1 -7 -9 -i 5 e a -3 4 -r 1 -y b -7 5 -r 9 -c a -7 b 4 o 5 4 1d -e q d -4 2 -m -7 -l b 0 4 6 4 2 5 -3 4 1 7 1b p -e -1 -18 -j -s -6 -9 -9 -b -3 -j -1 -4 7 b x 6 8 a 1 7 6 u -5 a 7 z 9 -13 -2 -7 1 -3 5 y m 7 f l c h 6 5 -5 -4 -l j r s 9 -1t -9 -k -7 -o -k -3 -8 -i -6 -k -i -z -j -4 3 1 g a f -4 7 3 4 t -2 j 5 -3 3 -o 0 -d 6 -b a -4 d 3 4 1c l -6 0 -e -7 -l -5 -c 7 -7 7 -4 f 0 i 9 3 15 -1 1c 6 17 -4 j 6 h 0 j -8 1 -7 6 -4 4 2 -4 c 1l c -l 1 -5 8 9 d -b -6 -5 -9 2 -7 -2 -3 -y -2 -s 5 -5 2 2 5 -3 1 -b -e -b -2 -u 4 -23 -6 -m 8 -9 6 -2 i y 5 -h 6 -7 8 -a 2 -7 7 -2 a 2 7 5 2 1d 0 1j -b 19 2 q 6 -1o -2 -1u a -k -1 -b 2 -4 4/3wi 3m8 -g 0 -b -9 -16 -k -1i -7 1 -b -7 3 -8 -6 4 -9 -d -1 -4 -9 -13 -a 1 -b 5 -6 -2 -2 -o 4 -x -k -x -8 -d 3 -5 -3 -2 -8 -h a 7 -8 -1 -b -b -7 -2 -d -r -12 -4 -9 -8 6 -4 -a -k -c -4 -a 0 -b u -b t -o c -w 3 -m a r 9 6 -e -12 0 -t -5 -j p -m 2 -d z -x u -14 s -g h -g s -x c -r n -n w -m l 0 j -7 d -a 6 -d -n 4 -m 0 -11 -d -7 -a -f -1c 3 -q -9 -7 -b -p -4 -3 -1 9 -a 4 -5 -5 -b -q 2 -17 9 -1e c -m t -f 24 -b 9 -7 c -j j -e 14 -k j -7 1s -d 17 1 4e v f 0 -o -8 9 -3 k 0 5 3 0 5 -c 1f -8 1g 3 10 -1 n 5 y -2 9 -e f -3 b -8 1 -e 9 -e 3 -e -2 -4 -5 -4 g c i f -7 l 1 -2 6 -b 6 -2 8 4 g -9 5 -15 3 -4 -9 8 -d -n s -5 h -1 i b t 9 z l -m i -4 j 5 9 -1 f -f b -2 w 7 j -3 -6 e 5 4 i -4 e 4 3 8 -2 c -b c -v h -i g -p 1l -a 4 -1n -4 -j -b -g -r 7 -6 -5 -v 2 -e -o x -e 10 -1 l g x 2 d -4 k -b 6 -m -2 -9 7 -s 0 -k n -8 6 -w 1 0 v -o r -n 18 -e 8 -10 6 -8 8 5 h b 4 19 1 w -d k 4 g -1 -b 7 -c 2 -p j -5 b 3 6 l e 5 b c d c -2 j 6 1y 0 1c -8 t 1 -c 8 -o 9 -7 7 c l f j 9 m -2 m -5 7 2 7 9 c -a j -f 9 -18 4 -e -9 -k -7 -d 7 -q 3 -d a -18 8 -1e -h
-1xj 2um -d 0 -4 6 c 2 5 -6
1as 3bd p -1 a -4 -l 1 -d -3 -f 3 -5 7
1bk 3bs -18 0 -v 9 f 2 e -2 4 -3 1e -5
1a7 3c7 -l 5 3 7 13 -4 5 -4 -a -4
-5l 3sm -n 0 2 9 k -4
42a 3i4 -a 7 5 6 5 -1 3 -6 -1 -5
2ug 1yi -g f -j 7 -3 4 3 5 6 -7 g -6 l -f -6 -3
9j5 -4r -5 3 1 f 4 3 9 -d -2 -7
85m -tc -c 5 1 5 c 3 1 -6
45j z2 9 4 r 0 w -b -12 -j -15 -4 -c 2 -t j c d a 6 b -1 c -7
43y 1vd -7 4 e 5 8 7 3 -4 -b -b
4iy 1k4 -2 1 0 d f g 9 i 7 -g -c -a -6 -f -5 -5
4bt 22g -e -a -a 3 -17 -f -b 1 -2 7 6 -1 15 g 2 5 -2 9 f -4 g 7 e 2 7 -5 -9 -3
45t 1v2 -t 3 j 9 a -8
38u 1af -3 5 3 4 b -9 -1 -e -9 a -b -2 -g d -2 7 8 4 2 6 -2 5 6 -1 3 -5 0 -j 4 -4
33m 17g 7 6 g -7 -1 -5 -16 3 -3 9 7 -4 5 2 -5 5 -8 1 0 5 6 4 -5 6 f -5 3 -5 1 -9
3wi 1zp -b g 2 9 -4 d 2 4 c 1 -3 -4 5 -8 0 -o
3py 2a8 -8 7 -6 d a i h -k -1 -9 -7 -7
9cq go h 0 2 -6 -c -7 -7 7 -e -5 -6 3 -9 -2 -5 5 2 6 e 9 c -3
ad5 2nq -8 -4 -7 a f 1 4 -1 -2 -4
8s6 -js -h 1 -i -b -17 1 -s 7 -3 7 e h 33 3 a -c -j -6 -4 -5
adq kg -3 8 1 9 d i -5 -x
b5y 10u -5 5 0 c e a 5 9 a -5 -g -g -4 -f
akp -17y -6 9 -5 2 7 b 6 -6 2 -c
a89 -vg -8 g 3 4 -4 8 6 1 4 6 1 -3 4 -h -4 -d
bae -1ex 4 -7 -4 -8 -6 3 -e k i 2
ayz -tw -5 3 -2 6 8 8 8 -c
az8 -sh -8 5 2 5 8 1 4 -5
arb -1aa -4 1 -3 -5 -k -4 0 b 7 a 6 6 u 7 b -c -e -1 -5 -4
ara -1bl -1 4 8 a 7 -5 1 -5 -b -2
ajw -12h 4 1 5 9 5 -8 -9 -8 -6 -g 4 -9 a -4 6 2 -6 -b -o 1 -v 7 9 8 0 r n i 4 0 1 -c
aid -12g -9 2 0 4 a b 5 -c -3 -3
aj9 -vs -1 5 j n 2 e 5 1 -4 -i -e -j
aia -wg 9 a l b -1 -4 -d -9
a2m -wi 7 -c -b -2 -i 7 -j -6 -5 0 -4 4 3 b 7 -2 6 4 -5 i a c 9 2 c -y
a37 -vm g 7 b -2 p e h -c a -d -7 -7 -1 -8 -8 1 -9 -d -y -m -v j -d c -9 h -5 n 6 4 j -k
9nm -14o -5 5 3 a 4 3 4 -1 0 -b
9m0 -16v -4 1 -4 8 4 7 3 0 6 -9 -1 -4
8wj -1lz -7 2 -1 4 4 6 8 8 2 -c
8qc -20h -k v -5 l 7 5 k -1h
b3q -33g -1 e -5 8 2 g 8 8 1 8 5 0 9 -6 5 -v -3 -7 -i -a
bga -345 5 -6 -c -7 -3 7 -m -2 -8 5 -1 2 5 2 e 0 d 5
bfm -32y c -5 -1 -7 -4 -4 7 -4 -b -9 -a -3 -4 2 -i n -1 b -7 -1 -4 4 g e 7 -3
amw -2rc 9 3 c -3 7 -9 -5 -5 -n 3 -h -3 -8 -d -e -5 -7 6 -h 4 -6 -6 -13 1 -m e a e 1x g p -3 5 -4 -3 -8
b7q -2yq -6 3 2 7 d 1 6 -4
bny -1tc 6 -1 -1 -7 7 -c -6 -6 -5 4 -g l 3 7 9 -3
913 lp -6 8 2 g 9 2 0 -j
98r t1 -3 a 9 9 g -7 -9 -8
990 vv -5 -a -a 6 -1 4 e 6
99r xr 8 7 3 -8 8 -6 -2 -7 -v 0 -f j 3 a 3 2 i -f
998 wf -a s 6 3 b -6 4 -6 -3 -g
9gm t2 -8 -3 -2 6 2 c d d 6 -3 1 -6 -9 -i
9il q6 0 g 7 v -1 8 w 1e m 1d 4 n 7 8 2 -5 -3 -19 2 -i -4 -j -6 -8 -g -a -9 -9 -l -1i -c -e
9m2 r3 -a 0 -c -c -o -3 -i 2 -7 6 -5 e 9 a f 8 b e h 2 o -d -2 -f 4 -9
9mm p8 -b 5 -3 5 1 5 9 1 7 -a
9jn pd -9 -3 -8 3 -5 6 h 9 4 -4
99z eg -4 -3 -7 5 -2 -5 -9 -2 -5 -7 -8 -2 -6 1 1 6 x k 5 1 4 -8
9ev hu -3 0 -9 e -6 5 2 5 n 8 q -e -7 -2 -5 -a -b -5
9q5 r4 -6 8 1 9 8 d 5 -c -1 -8 5 -6 -3 -3 -8 0
9p3 rh -h n 2 j f d 2 -5 -4 -f 5 -h -1 -g
9a3 120 -h a 0 4 2 4 9 -4 6 -7
9eu 11m e -8 0 -a -c -g -h d -1 a 5 e 4 -3
9ex xn -5 8 2 5 -6 9 7 b 1 g e 5 -5 -u
9gk y5 -g e -2 2 5 4 d 0 7 -7 -1 -b
9ip za -16 10 1 5 8 0 h -k 7 -6
9ju yd -j q 3 5 9 -7 6 -g
9k7 xt d -k 0 -m -j g -d 4 2 5 -d 9 -8 b -6 2 -5 -3 -q -q b 1b -4 i x -e g -f
9ld 11p -8 2 -8 -6 -b 8 -2 5 8 d 0 j a a 9 -d b -8 -2 -j -5 -5
9fd 12x -l f -1 4 1 3 m -i
9f1 15l -8 -8 5 -d -3 -a -8 1 1 d -a g 2 8 d 1 6 -5
9ei 1ga -4 2 7 f 5 2 5 -5 -7 -6
9dl 1hj -6 0 -a 9 2 4 d -4
bf2 -g7 -k k 1 e 6 0 k -c 1 -f -4 -7
bco -f4 -b d 1 5 b 7 8 -6 1 -d -5 -5
b9f -d8 -5 3 -2 6 2 7 9 6 5 -3 1 -7 -3 -9
bdg -5n 2 4 2 -2 0 -5 -a -1 -d -b -s -1 -i 4 -l -6 -1 8 8 3 -1 8 6 5 15 1
bk0 -4f -9 1 -c b 0 6 3 6 5 -1 9 -7 5 -c
blc -7g -7 2 -d f -8 4 r 9 k -9 1 -j
bns -ru e a 4 -4 -7 -n -r a -1 9 -5 3 -d q s -n -1 -4 4 -4
bll -qg -m g 2 a 8 5 b -5 5 -e -2 -9
bmj -q7 c 1 9 -9 1 -g -5 -3 1 4 -15 4 7 8 -8 b 1 7 9 1
bns -og -8 7 4 g -7 5 3 7 8 3 2 -f -3 -g
b2q -nk -h 6 -5 5 q -2 1 -9
b2x -o4 -10 j -4 7 n -a f -b
ago -1x 7 0 8 -4 e 0 r -p l -b -6 -8 -k -5 -b 5 -9 -1 -7 6 -9 u -b -6 -b 9 -5 -1 -5 3 -5 c
ahf -4k x -2 j -6 x -1 h -7 -r -7 -13 -2 -10 e -12 8 -2 8
aes -35 -6 2 -5 7 2 6 6 4 7 -9 4 0 -4 -9
apo -nc -o 3 -3 4 b d 8 3 4 0 a -h -1 -5
ab6 -by -t d -1 6 p -e
a25 -4v 5 -5 -4 -a 4 -7 -8 -1 -9 -7 -c -1 -4 3 -k 4 -f c p b 10 7
a3t -3q -c 2 -7 6 -b u n 7 d -3 5 -5 -8 -z
a3k -2b -5 -3 -17 -6 9 9 w 2 0 5 a -2
a2p -1h -a 4 d 7 8 -5 -5 -6
a3v -5 t -a 6 -e -c -8 -c 4 -9 -3 -k d -d f -6 -1 e -k 8 -1 6 -4 0 -8 -f -2 -5 5 -1 9 -e -7 -5 a -g 1 -a 5 5 b 7 3 7 -3 7 4 v 6
9zr -j -e c -6 c n -j 1 -5
9we 5o -4 4 -4 m b h e a a 3 3 0 9 -d -7 -p -7 -c -a -5
9tb -1g -7 0 1 o 6 2 a -2 -4 -4 3 -7 -3 -b
9tl -28 -d 4 5 e 5 0 4 -g
9uo -1b -7 -e 5 -8 e 0 8 -c -c -7 -9 5 -5 6 -g -4 -2 7 3 a -9 4 -8 e 2 c 5 1 8 -8 8 a 4 -1
9vt -4q -z 1 -i -4 -a 3 -7 5 1 6 6 e d a 6 2 p -b p -g 0 -6
aea -fz 1 -d -4 -7 4 -m -3 -d -8 -7 -k 4 -t r 0 4 f 1 4 i -e c 5 3 9 -3 f i 2 9 6 1 5 -1 3 -e 5 -2 5 -b
ado -i3 -2 -8 -9 -9 -9 -h -c -6 -b 8 -3 6 5 u 8 1 -7 3 -1 o 6 1 f -e m -c
a91 -gn 9 v 7 6 a v 6 -4 -5 -n -f -g -4 -g
a8r -gj -7 4 0 h -5 d 7 0 4 -5 7 -j
9wn -a4 6 d 9 -3 2 -5
9w9 -ab -b -2 1 5 -h -9 -5 3 0 6 9 8 a 1 e 8 7 -1 -6 -f
9i8 -d9 0 -5 -8 a -7 -3 -6 -l -2 -i 1 -5 7 3 f -b -1 -6 -f -9 -7 1 -g -q -8 4 -9 -3 -5 c 0 5 8 g a c 8 12 0 l a i d 5 -1 -4 b -c
9gm -eu -5 -5 -i 5 -2 -4 -6 0 -3 6 5 i 7 7 -7 m 4 8 x f 4 -5 2 -q -e -l 2 -d
9eu -f6 -h k 6 c 0 4 4 3 6 -1 7 -8 2 -6 -2 -m
9i2 -br -6 0 -9 8 -2 c 6 5 i -2 4 -4 -1 -7
9q4 -6v -6 5 -8 k -3 i 5 7 7 -4 -2 -g 9 -k -1 -8
9qx -52 -4 -4 -x -6 -1h -2 -4 a 6 3 1l 2
9ne -4u 9 5 4 -2 1 -7 6 1 6 -4 0 -7 -i -1 -d -5 -i 4 -j -8 -m -2 -9 e 5 h 4 3 o 2 v -7
9ib -3f -3 -6 4 -a a e a 1 9 -5 2 -5 -4 -b -6 -5 -8 -1 -4 7 -6 0 -3 -e -7 -4 -5 6 6 7 -3 j -q -t -8 g 2 f 8 a u 1
9en -19 -3 -5 -c 1 -b -4 a c b 0
9s6 b5 -7 1 0 5 a j -9 8 4 l 5 -1 5 -6 6 -j -7 -b -3 -f
9oz 9g -c 6 1 9 -6 d 1 5 7 -6 c -n
9ap -hy -6 s 2 u 3 a 7 -j -2 -x
a6l -k5 -8 8 -e 5 h 2 6 -a
a3a -n7 o q g -4 -e -8 -d -4 -5 -7
a4r -m9 -j 1 0 8 -3 5 5 9 0 a 5 1 7 k 9 4 j l -1 5 3 3 8 3 a -9 -a -7 5 -h -7 -j -o -o -6 -d
a0i -md -7 1 -c c 2 c k -2 3 -d
9xa -k1 -9 8 5 5 8 -1 1 -9
9vk -mm a 1 2 -4 -a -9 -k 7 -3 7 3 2
9ts -l9 1 e b -2 -2 -7 -4 -2
9s9 -lg 0 -2 -n -7 -b -e -17 6 -o -9 1 a g m p -5 13 e c -9 7 -1
9ik -sq 0 8 e c 4 -5 -a -4 1 -7
9ha -ub -3 1 -1 9 3 5 l 6 u n 6 -i -b -5 -9 -b -r -a
9ef -tg -d 4 h c d -1 -2 -8 -a -6
9m4 -ms f 4 11 -5 1 -c -3 -2 -1u -a -9 6 8 9 -4 5 4 7 8 4 6 0
9l2 -nb -3 -b -c -5 -5 b -9 -1 4 a 4 3 6 0 4 -4 d g 6 -3 -1 -a
9jv -n2 -9 -c -7 0 -8 -f -6 4 -8 -6 -8 5 -a 1 p l -9 4 e 2 7 -3 h a g -8
9ii -nc -r 1 0 5 a 9 9 2 c -4 -2 -8
97r -ob -4 1 -1 f 7 g 3 -4 7 -1 1 -4 -2 -7 -a -8 3 -7
8x2 -og -a 8 8 5 5 -4 0 -6
8wa -jf -8 4 2 9 i 2 a -6 2 -4 -c 0 -4 -3
8p2 -g9 -a 1 -1 4 6 7 4 0 4 -2 -1 -6
932 b4 -b c 3 d a 0 c -6 4 -e
92t 91 -9 8 -1 a 9 1 4 -3 -2 -d
8zb -a4 -6 a 6 c 4 2 -1 -6
8yh -b9 -3 4 2 j -6 c 4 o 6 c f 9 -1 -e 6 -11 -3 -6 1 -5
8ec -4m -4 9 8 3 8 -2 -1 -6
8g7 -3k -8 4 5 p e 1 c -6 1 -b -4 -3
8ci a5 -8 6 e a -j 8 -5 f p i 0 -7 e -g 1 -f -8 -f
85o 7y -3 k f -8 -8 -c
7uo 5k 1 -6 -5 -f -c -7 -d 4 -7 e 1 c 4 5 9 -1 a 7 7 -5
7we 2o -a c -2 7 -3 k 3 5 a -5 8 -c -1 -o
7wq 3p -m c -k 5 -6 6 2 7 17 -c 2 -5
7y5 1z -1g f -3 3 5 k 4 4 i -e r -d 3 -b
7yi 2c -5 1 -k f -j 5 3 b 6 1 l -a h -k
7yl 1i -3 1 5 f 5 0 5 -9 -1 -7
7zb 1t -9 d 5 9 b -f -5 -6
815 36 5 3 0 -4 -8 -e -a 2 -3 6 3 7 4 0 2 4
82j 36 6 -4 1 -5 -1 -9 -7 -d -8 2 -2 8 -5 3 3 4 -2 5 -j -4 -1 7 c a e 0 9 4
835 -j 3 5 g -e -5 0 -4 -4 -l b -e -4 -9 4 -2 2 9 l a -4 1 -6 d -a
82h -17 2 -4 -8 -d -a 2 -5 -8 -3 c -7 8 4 7 6 -1 b 7
7zt -12 -f 2 9 d h -5 5 -4 -3 -3
8cj -8m -d -d -8 1 -4 9 -8 4 -4 -7 -l -5 3 9 -8 k 8 j 3 g h 4 n -7 f -a 7 -d -8 -h
88v -8f -9 4 -4 6 6 3 b -3 -2 -8
847 -ii -7 4 b 9 3 1 2 -4 -3 -8
7je 3a 9 -3 e -i -5 -y -6 -7 -d 4 -9 n -e b -6 1 -a o -m o h -1 b c c -7
7w5 -f8 -g c -2 4 4 3 m -8 3 -4 -3 -7
7r2 -99 -b a -2 c -c c -3 h 2 3 4 1 l -m 1 -c -4 -6
7q5 -7u -c 0 -4 l 2 8 2 2 j -h 1 -6
7pd -6l -o b -7 a 3 d 5 1 7 -4 f -s
7n7 -4y -o h -1 7 -m y 8 n j 5 6 -3 k -1d e -j 0 -b -b -4
7lc -1m -9 5 c u -b n a -2 d -o -9 -r
7id 5p -b b -b 6 i -2 5 -c
7fs 6j -12 p -8 0 -d 5 -9 i 5 2 4 7 9 -3 a -b a -4 w -n 4 -f
7cu g2 -6 2 -6 9 e -1 0 -7
8lc 6o -5 4 -1 u 3 3 5 -6 1 -t
918 jr -2 f 9 8 c 1 1 -6 -4 -b -a -1
2hb 3k7 -1n b -5 b d -a 11 -7
1rg 4ja -7 4 -b -b -c -2 -7 2 1 4 -7 b -p 4 -a 4 14 3 d b 6 1 5 -1 3 -7 i -2 7 -7 3 -9 -9 0
1sm 4im -k 7 a 7 h -3 1 -a
bq8 3ma -i -b -7 0 -4 6 g 2 d b
bje 3in -9 0 m p d 4 g e z i o 1 -w -k -3 -8 -w -f -j -e
bg9 3hp -f -3 -z -n -d -3 -c 2 -a -e -p -g -a -d -b -2 -k -d 7 h h 9 1 b a 9 i 9 d b a 3 b a b 4 -1 7 5 8 4 0 a -c q 2 t k g 5 6 -4 -3 -8 4 -5 -5 -4 -j 0
bm3 4jx -4 4 k b 6 -6 -e -8
anf 48x e 1 4 -3 -b -4 -e -k -o -d -6 -1 -k m -n -8 4 a b b 6 2 e i 10 -b
akq 48l -9 -1 -7 4 -j 0 s d j 1
bbg 3dg -7 2 1 7 l 5 5 -3 2 -3 -j -6
bak 3fe l 2 -5 -7 -8 1 -e -a -j -3 -k -f -e -g -i -9 -4 -j -b 8 -1 7 3 6 t k 10 17 a 0
9l4 1vo -b -1 -5 9 4 3 9 -1 9 d 3 -2 -4 -5
9jz 1vf -f 2 0 3 7 3 2 6 h -5 -5 -8
9o8 1wo -9 1 1 e 5 -7 c -6
9w0 21x -3 -6 -q -b 3 -b -5 -1 -6 -6 1 -b -7 -5 -8 -1 1 b 7 b 0 c 9 4 d c -6 4 2 6 e -5 5 3 g l 7 -7 -7 -g
9y8 24y -6 3 -2 b 3 6 4 1 7 -e -2 -5
9zd 265 -l c 9 3 7 8 j 4 i c 2 -9 -p -g -1 -6
a2j 2c0 -6 2 -6 d b 8 h -a -5 -b
a3j 2cf 8 s b g 2 -4 -2 -f -a -o
9xi 2j0 e 0 5 -b -a -1 -4 -5 -9 4 1 f
a14 2hf -4 5 6 5 -4 6 4 c -1 5 g 2 3 -5 0 -f -c -b
a1x 2i2 -5 4 d 7 9 -1 -8 -a
aad 2sh -9 1 -5 5 2 6 9 5 8 -9 -1 -5
ao1 2x2 -2 1 5 2 4 c 0 2 -7 0 0 9 6 8 j g -5 -o c -1 -7 -h -g -8
are 38w -5 8 9 7 6 1 -8 -g
avr 3hr -6 j 9 -1 1 -c
awb 3hb -9 4 -1 6 7 4 b -7 2 -3 -3 -3
aei 2n0 -9 1 -6 8 g i h 7 -9 -e 2 -b
9yh 2j7 -5 c 3 2 8 g 4 -d 3 -1 -7 -6 -3 -9
9zi 2k6 -5 0 9 f b 3 -8 -e
a0d 2ln -5 3 4 c 6 -3 2 -8
9yx 2mo -2 6 2 i d -4 -6 -g
9zd 2nb -a 6 6 f 0 9 c 8 3 -4 0 -b -a -c 1 -7
a7j 2m7 d 0 -8 -6 -f 2 0 8 6 -1
9xd 2oi -g c i f 5 0 2 -l
9vq 2of -8 -1 -4 7 -6 -4 -5 f 8 4 d -4 3 -7
9qs 2k8 -b b h f 16 9 e -3 3 -8 -6 -a -g -7 -12 -5
9qh 2nf -6 5 1 4 d c a -1 3 -5 -5 -7 -a -6
9rf 2wg -9 2 -5 f 4 5 b -8
9ea 2fe -18 i -d h p -5 3 -7 9 -5 n -9 5 -6
9fo 2b6 -c 6 -d 1 -5 5 -1 8 e 0 h -7 4 -4 -2 -7
98n 1yl -5 2 2 c -2 4 2 5 6 1 6 -6 -3 -8 1 -5
8iq 1mi a 2 2 -4 -4 -7 -8 4 -e -1 -2 3 5 4 8 2
8ai 1ml -5 0 7 i c -5
897 1lm -8 8 4 5 b -5 -3 -7
814 sq -4 -n 1 -5 -3 -3 -7 l -a d 5 0 9 6 7 -4
7wj x9 -d 1 -3 e 1 3 4 -1 b -f
80e 3j -h 6 5 9 c 3 e -6 4 -2 -3 -4
7qi en -7 1 2 h 3 2 a -6 -5 -b
7pk ho -5 -6 -5 1 -8 -5 -8 b -1 5 a -1 a 6
7q0 qh -3 -7 -9 -4 -3 6 2 a c 1
7lc lr -a -5 -4 f 6 o 3 -6 8 -2 -2 -j
78n ir -c p -5 2 0 c 3 4 d 6 4 -3 7 -o -4 -e
784 k6 -4 6 1 4 8 5 4 -5
77d lw -6 8 7 6 5 -7 1 -7
77p ma -3 f 3 5 4 -1 -2 -5 3 -a
74v t8 -a 3 0 o e b 6 -k -7 -e
75i vz -c l -5 f 8 8 7 o b 4 -1 7 -6 6 0 i 4 d -2 b 7 a 5 1c 7 d d 5 2 -e -6 -6 5 -9 -3 -a -f -l 8 -9 2 -v -6 -9 -7 -1 1 -q -c -j 5 -c -8 -x
7l1 ty -4 -4 -3 a -6 6 -8 -1 9 9 4 -3
7km rg 0 9 8 8 7 0 -1 -4 -a -8
7ku vu -3 1 1 a 8 j 2 2 1 -6 -5 -k -4 -4
7lj x2 0 i 5 -7 9 -5 -9 -6
7lp w2 -a 3 -5 m e 2 3 -7
7lg yx 3 0 -1 -a -8 -c -6 -1 -1 y 9 -3 1 -5
7l3 zx -5 8 -1 i 7 -9
7iy 194 -6 7 -1 f 7 4 6 -7 -3 -i
7a9 181 -2 e l m 2 -7 -5 -c -9 -7
787 1fv -i k d 2 c -2 -5 -j
76e 1j3 -b h 1 9 9 -h
78n 1i4 5 0 6 -5 -1 -6 -b -7 -6 3 -3 9 -9 7 7 7
739 1nq -3 3 0 i 5 1 4 -4 0 -h
70w 1pf 4 15 a -o -3 -b
727 1q3 -a c 5 f a -o
6zo 1p9 -9 2 h q 0 c -3 9 -9 8 -6 m a 2 7 -5 7 -h d -f -4 -x -5 -7
255 2rr -6 5 5 b -5 a k i q 8 6 0 0 -6 -g -o 2 -6 -c -2 -d -c
23e 2qd -4 5 2 5 -5 9 9 d 0 6 6 3 -1 -b -5 -8 7 -f -6 -1
22s 2u1 e b k 6 9 -3 -14 -e
1yq 2ul -a e h d 6 -5 -1 -b -3 -7
1y0 2ur -a 4 5 8 8 4 4 -1 1 -7
22v 2wy 9 -1 2 -6 -m -7 -5 2 -7 4 -e 2 6 6 j 3
206 2w9 b b o 3 2 0 -5 -5 -9 -5 -i -4
1zl 2u6 -3 1 q f 7 -4 -9 -2 -c -9
21a 2tk -5 -5 -6 4 0 5 7 -2 4 3 -1 3 9 -5
1vh 2w9 -1 7 4 8 6 0 2 -3 -4 -7
1w6 2ty -l -4 3 8 6 -3 c 5
1xc 2wp -o l -2 6 9 3 7 -8 a -1 3 -e
1y2 2w9 -6 2 -g d m -5 4 -3
208 2y0 -c b b 8 -3 7 -b 9 0 6 g 3 f -6 0 -o -5 -2 -2 -6
21b 313 e -a 7 -c -b 2 6 -8 -8 -2 -v 6 -5 5 g c -9 -1 -b -9 -g 4 -7 6 7 9 i 1 7 3 1 4 i 1 6 -5
1w9 2zq -3 1 2 4 -a 6 3 9 7 -4 2 -6 a -7
1z1 348 -c 8 c 4 b -9
1yk 32z -4 -e -a 1 -1 7 -7 -6 -5 0 -7 2 0 f h 1 5 -5 h 7 -1 -5
1wh 34q -e 7 1 4 a a a 0 5 -6 0 -c
1zi 33f -7 3 7 6 e 3 4 1 6 -6 -1 -4
-18z up -5 6 f 9 4 -8 -7 -6
-19o 1ih -4 a 9 e 5 2 -3 -g
-1be 2j6 d 2 o -8 -f -b -i 1 -k b -2 4 5 6
-19m 267 -c -c -c -2 -e e -a j 6 4 s 2 o g k 2 0 -5 -m -f
-12a 285 -8 2 7 j q 8 7 a 4 -4 -6 -j -n -a
-13t 25y -g 4 d 3 d 9 n 1d b 4 6 -6 -3 -s -7 -g -r -8
-yu kl -7 6 -y a a 5 n 2 b -6 -2 -e
-16t 25z 2 -k -5 -6 -c -6 -f 3 -a b 0 a 9 7 4 9 s 0
-1y7 1b1 -4 1 -3 f n a 7 -1 6 -8 -j -f
-1xd 1an -c 4 a 8 5 1 5 -a
-1bu 25t -b b 7 8 d -4 3 -5 -8 -9
-18b vr -7 5 6 c 5 -1 1 -c
-18k wo -6 1 -5 b g 0
-1dy 24t -i b c 1 c 8 3 -4
-1rf 192 8 0 6 -5 1 -6 -3 -7 -b -5 -6 0 -8 5 4 k
-1vq 156 -b 5 -3 6 2 5 b 6 6 -2 4 -9 -2 -7
-1dm 274 -e s 7 8 d 1 8 -d -4 -f -7 -8
-1ut 1a3 2 -2 -6 -1 -f 4 -8 -b -8 d 2 6 t -6
-1ro 1a5 -6 9 -1 b 8 3 2 -i
-1sh 161 -4 5 4 e 7 0 2 -5 0 -a -6 -3
-1tb 15g -d 0 -6 4 -8 c 3 p l -j 9 -d
3fp -xy -2 -e -t j g 0 3 8 7 1
3du -yd -k 3 -3 9 g -6
3hc -102 -5 8 2 b -5 9 5 5 d -a -4 -n
3cp -x4 -f 8 -7 9 3 w 4 6 9 -4 -1 -k b -p -2 -4
326 -m7 -6 5 v t -8 -p -7 -1 -5 -7
35s -61 2 6 b 7 5 -4 -e -8
31x -hr -1 -4 -8 -2 -6 a -4 -2 -7 9 -7 0 -6 b 3 9 -2 f 8 8 4 d c -14 7 -5
4fs -1kz -e 1 -6 7 4 2 3 i a 9 3 8 6 6 8 1 d -m -1 -c -d -f
4al -1nd -9 1 -k 9 -d l 8 g e 4 l -5 i -n -4 -k
3qa -118 -d 1 -2 d 7 0 1 5 4 1 3 -g
3ue -1bh 4 g c m 4 2 -8 -l
32r -ds -2 -u -5 -d -5 -5 -a 7 5 q -3 i b -2 8 4
4aa -db -g i 8 5 8 -d
oc af f 1 4 -5 0 -8 -g -n -3 -a -6 -8 -5 0 -h 4 -5 7 4 c b 3 9 q 7 2
i8 5 -6 7 -3 b 6 b g 7 6 -8 0 -9 -9 -c
kj 4a -6 6 8 a 4 -7 -2 -6
k1 c7 -7 0 9 e a -4 -3 -7
ud 2lo -7 -3 -e 5 2 f i 0 a -7 2 -4 -8 -6
-ct 466 -i 1 9 f 9 5 a b d 1 4 -c -7 -9
-ej 4a1 -a 3 -6 e 7 9 7 1 9 -5 5 -a 0 -c
-h6 4cd -d 0 -2 3 e 4 5 d -i 8 3 4 f 4 b -4 8 -7 j -5 -2 -f
-gx 4b0 3 -a -3 -4 -g -5 -6 0 4 6 -3 b -j -8 3 b 5 4 a 1 i 7
-gn 4b0 -7 2 -1 7 g 8 -6 2 3 6 l 7 -o -v
-2z 4o2 -9 a 7 c 8 0 2 -3 -6 -4 1 -e
-3l 4nz 5 1 8 -6 b 2 -f -17 -a -d -6 3 8 k -4 8 -g -2 -2 5 -b 1 -5 3 -1 2 h 1 d 4 -8 e -a 1 -2 2 2 2 j 9 6 0 -1 -7
-26 4ow -5 -c -8 1 -3 6 2 6 e 0
-8y 4ja -f 6 -3 4 4 4 9 -2 6 -9 4 -2
-bk 442 b 1 -3 -5 -t -d -5 5 -5 0 -8 8 -2 d q 3 b -a
-7e 4kj 6 6 6 1 d 0 -e -7
-8j 4jx v -5 -7 -7 -g 5 -l -1 -4 7 -6 -3 -5 2 4 e f 1 b -4 3 -4 -4 -3
-ig 4rl -k 7 -5 6 n -4 4 -5
-ik 4ql -l d -4 6 -1 3 3 0 h -6 4 -d
-7u 4kc -3 2 -1 7 -g 4 -2 4 6 2 h -b 9 -2 -1 -3
-hl 4hn -m -a f -1 -2 -6 -q -b -c -8 -5 0 -b -8 -c 6 m b -k 8 7 5 -a 5 0 8 8 5 c -5 g 1 -5 b 1i k 5 -7 -1 -7
-hj 4e7 -c 7 b 3 6 -4 -2 -5
-h3 4fm -2 -5 3 -a 7 -3 14 -3 -3 -5 -t -g -2 1 -3 f -s 0 -c d -o 3 -8 8 5 6 d 1 -4 5 o 4 2 7 b -2 8 -6 3 -8
-jp 4g3 -9 -a -e 0 -k 7 5 5 q 3
-k9 4en -9 2 -3 6 0 j e -1 2 -p
-rn 45o -b 8 -l 2 9 4 i -2 4 -1 1 -8
1ow 4nl -a 5 -1 2 4 1 -2 6 8 -3 4 -4 -4 -1 8 -5
1in 4n5 -9 -3 -4 0 -2 4 3 6 8 1 3 -6
1jm 4nn 7 0 h -9 -7 -7 -f -1 -1 -9 -n -1 -6 2 -7 d 2 4 9 2 0 -8 7 1 2 8 -8 5 3 4 7 2 a -6
1h6 4gq -a 5 a 7 j -2 -h -4
19s 4c8 -5 0 -3 7 1 q m v a 2 r 16 3 2 9 -2 -7 -4 1 -7 -i -n -4 -e -6 -4 -p -1f
15t 48s -11 a 4 e 5 6 10 -g 1 -5 -5 -7
126 46v -3 -3 -b 6 -c 0 -6 -9 -5 0 -i 8 -3 4 2 h 5 4 1 6 a 6 8 0 7 -8 h -6 1 -2 -9 -8 2 -4 b -4
yr 48n -f 1 -i -7 -6 2 4 6 a 5 1 4 k -4 8 -5
yx 4ab -5 7 8 6 7 -8
w2 48b k -2 3 -d -9 -3 -m -2 -16 e 2 h k 1 a -6
sy 48c -m c t -b
ro 48f -g 4 -2 g m -8 6 -a
tp 483 -7 a o k 6 b 3 0 -3 -a -j -v
tf 4aw -6 2 1 d -2 5 3 3 b -b -5 -a
ux 476 -c 5 8 6 e -3 5 -8
ul 4ez -e 3 7 5 n 1 -c -7
n1 485 1 e a f 5 -1 -6 -6 -1 -9 p -1 -3 -2 -p -2 -4 -6
-3e 3ja -f f -2 8 b -5 a -a
-37 3wq -5 -6 -b -1 -p 8 4 3 l 7 p -8
db 438 -8 4 3 5 f 9 0 -b
sz 3ay -1 -b -9 5 -k -2 0 7 n 1 4 4
ne 309 -6 7 0 6 c -3
bw 32n -15 d -3 2 1 8 l 1 g -4 a -d -3 -6
4d 2ze -g 1 2 a 7 -6 9 -1 0 -3
3x 2zy -j 4 3 7 5 1 0 5 5 5 l 4 5 -3 2 -5 -i -c
-2em 31c -a 3 2 b 6 2 6 -4 0 -7
-23a 2zb -k 3 -6 4 -3 7 4 2 m 0 9 -5 -3 -a
-25b 2z2 -10 c -c 8 1h -i
-27u 2z0 -a 8 e 4 a -9 -4 -3
-25y 2yp -h -2 -m 2 -8 5 -2 6 4 3 b 0 p -a
-1z3 2x3 15 1 -1 -8 -6 -3 -j -1 -t 4 -a 7 -2 6 6 2 e -7
14d 2ri -9 0 -9 5 0 b a -2 c -b
14t 3gw -8 7 -a 1 -7 6 8 5 5 8 o -p
15a 3g7 -k 9 3 5 6 0 8 -9
164 3f3 -p i -h l 1e -z -5 -1
168 3dz -6 0 -p m -2 4 8 -5 o -k
148 3fy -6 5 -b n 3 c -5 d 7 2 3 -e 8 -6 -2 -a 4 -l
1da 3am -14 9 r -2
1lb 2yb 6 -2 a -b -3 -7 -g 5 -8 -1 -7 c -a -5 6 g 3 2 4 -4 4 1 4 f 5 -a
1mb 2wr -8 2 -9 -7 -b 8 -9 b 7 8 7 -8 d -4
1ld 2z8 -a -2 1 8 7 g 6 2 3 -4 0 -g -3 -3
1ju 31e -m 8 -7 c -g f 0 4 6 3 d 2 5 -2 5 -5 -9 -8 5 -5 3 -b f -8
1s0 2sf -a 3 -3 e 4 6 f -d -5 -6
b9 3zk 2 -3 -c -2 -d 6 -9 -1 -3 5 p 1
9o1 rl -d d -3 9 a -3 5 -e
9hj kj -1 -3 -d -4 -1 7 2 4 5 -3 4 3 3 -2
9pd j7 -9 g 4 c 6 -6 0 -h
9ls vx -c i 8 2 7 0 6 -5 5 -9 -1 -6
9b7 -js -3 0 -1 a f -4 0 -6
9hj -nw -6 1 4 9 g 6 6 -4 -c -2 -5 -5
92h -n9 -4 2 2 4 -3 7 1 6 6 3 c 0 0 -4 -b -i
9r4 2t7 -6 4 -2 e 7 -4 3 -8
9ck 25y -3 0 0 8 7 6 5 -6 0 -5
8p9 1ny -6 c 7 7 8 -2 -6 -5 -1 -a
8sc 1pp -4 3 4 4 g 5 -4 -c
nr 47x -a 0 -5 2 2 3 9 2 6 -1 2 -4
1py 4nn 5 1 7 -6 -b -3 -1 -4 6 -6 -a 0 -7 7 -b 5 9 8
1nk 4o0 -e 0 -9 c 6 4 i -b
1od 4mz -3 0 1 6 5 3 a 0 -3 -6
9qg 2of -5 0 -6 d -4 3 7 5 9 -9 0 -a
5lb -km -4 -1 -2 a -6 7 8 -4 2 -a 2 9 -2 9 4 -4 0 -c
dj 4pn -7 1 3 a 3 1 6 1 5 -5 -1 -6
e5 4n7 -9 1 -4 4 -3 h 6 4 a -e
-2gw -19v e74 -3 -e74 4
1yb 2vx 0 8 4 2 b -4 -6 -5
`;
