/**
 * How often a test repeats something: less in `npm test` than in `npm run test:all`, which sets ETALASE_FULL_SIZES.
 */
export function sizeOf({ usual, full }: { usual: number; full: number }): number {
	return process.env.ETALASE_FULL_SIZES === '1' ? full : usual
}
