import { expect, it } from '@jest/globals';
import { fullName } from './full-name.ts';

it('a name stands on one line, with its title first', () => {
  expect(fullName({ title: 'Ms', firstName: 'Ama', familyName: 'Boateng' }, 'en')).toBe('Ms Ama Boateng');
  expect(fullName({ title: '', firstName: 'Ama', familyName: '' }, 'fr')).toBe('Ama');
});

it('Chinese names the family first and the title last, with spaces between Latin letters only', () => {
  expect(fullName({ title: '女士', firstName: '芳', familyName: '王' }, 'zh-CN')).toBe('王芳女士');
  expect(fullName({ title: '女士', firstName: 'Ama', familyName: 'Boateng' }, 'zh-CN')).toBe('Boateng Ama 女士');
});

it('a title alone is no name', () => {
  expect(fullName({ title: 'Ms', firstName: '', familyName: '' }, 'en')).toBe('');
});
