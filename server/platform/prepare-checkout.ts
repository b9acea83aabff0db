import { packagedFolder } from './embedded-database/postgres-binaries';

/** `npm run build`: afterwards `npm start` writes nothing into the checkout, so it may be read-only or another user's. */
packagedFolder();
