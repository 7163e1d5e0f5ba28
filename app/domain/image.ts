/** A picture the storefront serves at /media/{id}/{width}.{format}; width and height of the master in px. */
export type Image = { id: string; alt: string; width: number; height: number }
