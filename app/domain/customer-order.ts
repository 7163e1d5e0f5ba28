export const reviewRatings = [5, 4, 3, 2, 1] as const
/** Most pictures of a review or a return. */
export const maxPictures = 5
