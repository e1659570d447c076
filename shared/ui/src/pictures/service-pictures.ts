/** Pictures of the services by the name that menus and pages give them: addresses of files of 96 × 64, each under 3 KB. */
import fulfilment from './services/fulfilment.svg';
import guarantee from './services/guarantee.svg';
import inbound from './services/inbound.svg';
import international from './services/international.svg';
import local from './services/local.svg';
import partLoad from './services/part-load.svg';
import smallParcel from './services/small-parcel.svg';
import specialLine from './services/special-line.svg';
import standardExpress from './services/standard-express.svg';
import warehouse from './services/warehouse.svg';

export const SERVICE_PICTURES = { fulfilment, guarantee, inbound, international, local, partLoad, smallParcel, specialLine, standardExpress, warehouse } as const;
export type ServicePicture = keyof typeof SERVICE_PICTURES;

/** Whether a name is one of them. */
export const isServicePicture = (name: string | undefined): name is ServicePicture => name !== undefined && Object.hasOwn(SERVICE_PICTURES, name);
