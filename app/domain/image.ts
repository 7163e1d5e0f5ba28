/** A picture served at /media/{id}/{width}.{format}; width and height of the original in px. */
export type Image = { id: string; alt: string; width: number; height: number }
