import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { isServicePicture, Scene, scenes, SERVICE_PICTURES } from './index.ts';

afterEach(cleanup);

const filesOf = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder)).map((name) => ({ name, svg: readFileSync(path.join(import.meta.dirname, folder, name), 'utf8') }));
const SCENES = filesOf('scenes');
const SERVICES = filesOf('services');

describe('pictures that are files', () => {
  it.each(SCENES)('the scene $name stays under 11 KB and fills 600 × 400', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(11 * 1024);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 600 400"/);
  });

  it.each(SERVICES)('the picture $name of a service stays under 3 KB', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(3 * 1024);
    expect(svg).toMatch(/viewBox="0 0 96 64"/);
  });

  it.each([...SCENES, ...SERVICES])('$name runs nothing and fetches nothing', ({ svg }) => {
    expect(svg).not.toMatch(/<script|<image|<use|<style|href=|url\(| on[a-z]+=/);
  });

  it('all have a name', () => {
    expect(Object.keys(scenes)).toHaveLength(SCENES.length);
    expect(Object.keys(SERVICE_PICTURES)).toHaveLength(SERVICES.length);
    expect([isServicePicture('smallParcel'), isServicePicture('toString'), isServicePicture(undefined)]).toEqual([true, false, false]);
  });

  it('a scene is decoration that waits until it comes near', () => {
    const { container } = render(<Scene src={scenes.hub} />);
    const picture = container.querySelector('img');
    expect([picture?.alt, picture?.getAttribute('loading'), picture?.width, picture?.height]).toEqual(['', 'lazy', 600, 400]);
  });
});
