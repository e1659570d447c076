/** A mail server and a gateway of text messages that take everything and keep nothing. */
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

export interface Sinks {
  readonly smtpUrl: string;
  readonly smsUrl: string;
  close(): void;
}

/** SMTP as far as a client without extensions goes (RFC 5321). */
const mailServer = (): Server =>
  createServer((socket) => {
    let inMessage = false;
    let rest = '';
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + String(text)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inMessage) {
          inMessage = line !== '.';
          if (!inMessage) socket.write('250 taken\r\n');
        } else {
          inMessage = /^DATA$/i.test(line);
          socket.write(inMessage ? '354 go on\r\n' : /^QUIT$/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
        }
      }
    });
  });

const portOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

export async function startSinks(): Promise<Sinks> {
  const mail = mailServer();
  const sms = createHttpServer((request, response) => void request.resume().once('end', () => response.end('{}')));
  const [mailPort, smsPort] = [await portOf(mail), await portOf(sms)];
  return {
    smtpUrl: `smtp://127.0.0.1:${mailPort}`,
    smsUrl: `http://127.0.0.1:${smsPort}/send`,
    close: () => {
      mail.close();
      sms.close();
      sms.closeAllConnections();
    },
  };
}
