import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { SimulatedParcel } from '#examples/simulated-courier/parcel-book.ts'
import { Transaction } from './midtrans-merchant.ts'
import { SimulatedPayout } from './payout-book.ts'
import { Asked } from './xendit-business.ts'

const payouts = z.array(SimulatedPayout).default([])
const State = z.object({
	midtrans: z.array(Transaction),
	xendit: z.array(Asked),
	midtransPayouts: payouts,
	xenditPayouts: payouts,
	parcels: z.array(SimulatedParcel).default([]),
})
export type State = z.output<typeof State>

/** What the simulated providers knew when they ended; nothing if there is no such file, or one of another version. */
export async function readState(file: string): Promise<State> {
	try {
		return State.parse(JSON.parse(await readFile(file, 'utf8')))
	} catch {
		return State.parse({ midtrans: [], xendit: [] })
	}
}

/** Writes one state after the other, each completely. */
export function stateWriter(file: string) {
	let last: Promise<void> = Promise.resolve()
	return (state: State): Promise<void> => {
		const text = JSON.stringify(state)
		last = last.then(async () => {
			await mkdir(path.dirname(file), { recursive: true })
			await writeFile(`${file}.new`, text)
			await rename(`${file}.new`, file)
		})
		return last
	}
}
