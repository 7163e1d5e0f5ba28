import type { FileProduct, Refusal } from './file-product.ts'

/** `notice`: a remark about a row that is imported. */
export type ReadEvent = { product: FileProduct } | { refusal: Refusal } | { notice: Refusal }
