import type { Image } from '#contract/image.ts'

/** The product's pictures, beginning with that of the chosen variant if it has one. */
export function galleryPictures(images: Image[], first: number | null): Image[] {
	const lead = first === null ? undefined : images[first]
	return lead ? [lead, ...images.filter((image) => image !== lead)] : images
}
