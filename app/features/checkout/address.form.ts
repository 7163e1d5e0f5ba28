import { z } from 'zod'
import { hasVillage, placeShape, villageMissing } from '#app/domain/place-answers.ts'

/** The address within the district. */
export const addressForm = z
	.object(placeShape)
	.refine(hasVillage, villageMissing)
	.transform(({ villageTyped, ...address }) => ({
		...address,
		village: villageTyped || address.village,
	}))
