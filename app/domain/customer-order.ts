export const reviewRatings = [5, 4, 3, 2, 1] as const
/** Most pictures of a review or a return. */
export const maxPictures = 5
/** Accepted file types, as the `accept` attribute of a file field. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
