import { startSharedShop } from './shared-shop.ts'

/** The shop of the journeys, on an embedded PGlite as after `npm start`. */
export default function startShop(): Promise<() => Promise<void>> {
	return startSharedShop()
}
