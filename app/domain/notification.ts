/** What somebody waits for: a variant to be back, or a lower price of a product. */
export const watchKinds = ['STOCK', 'PRICE'] as const
export type WatchKind = (typeof watchKinds)[number]

export type Watch = { id: string; kind: WatchKind; product: string; slug: string }
