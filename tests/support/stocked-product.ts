/** The product of the first example shop of which there is more than all tests order (see shared-shop.ts). */
export const STOCKED_PRODUCT = 'Kemeja Linen Teduh'
