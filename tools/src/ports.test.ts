import { describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';

describe('ports of a command', () => {
  it('says which port is taken and which setting changes it', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port));
    });
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'API_PORT', port }])).rejects.toThrow(
      `Port ${port} is taken. Stop the program that uses it, or choose another one: API_PORT=${port + 100} npm start.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'API_PORT', port }])).resolves.toBeUndefined();
  });

  it('notices a port that two servers would take before anything is built', async () => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = probe.address() as AddressInfo;
        probe.close(() => resolve(free));
      });
    });
    await expect(requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }, { setting: 'API_PORT', port }])).rejects.toThrow(`PORT and API_PORT are both ${port}: choose another port for one of them.`);
  });

  it('refuses what is no port, naming the variable', () => {
    expect(() => readSettings({ PORT: '80a' })).toThrow('PORT must be a port number from 1 to 65535, but is "80a".');
    expect(readSettings({ PORT: '' }).siteOrigin).toBe('http://localhost:8080');
  });
});
