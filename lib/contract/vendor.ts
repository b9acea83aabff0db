import { z } from 'zod';
import { partyCreateFields, partyFields, partyUpdateFields } from './party';
import { identifier } from './primitives';

export const vendor = z.object(partyFields).meta({
  id: 'Vendor',
  description: 'Whom the business buys from. Names may repeat: two firms can be called the same.',
});

export const vendorCreate = z.strictObject(partyCreateFields).meta({ id: 'VendorCreate' });
export const vendorUpdate = z.strictObject(partyUpdateFields).meta({ id: 'VendorUpdate' });

export const vendorParameters = z.object({
  business_id: identifier('business'),
  vendor_id: identifier('vendor'),
});
