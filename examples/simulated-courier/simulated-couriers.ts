import {
	SIMULATED_COURIER_WEBHOOK,
	SIMULATION_KEYS,
} from '#examples/simulated-gateway/simulation-keys.ts'
import type { SimulatedParcel } from './parcel-book.ts'
import { simulatedBiteship } from './simulated-biteship.ts'
import { simulatedRajaOngkir } from './simulated-rajaongkir.ts'

/** Biteship and RajaOngkir as one machine simulates them for its shops, with the same parcels. */
export function simulatedCouriers(
	send: (request: Request) => Promise<unknown>,
	parcels: SimulatedParcel[],
) {
	const biteship = simulatedBiteship({
		...SIMULATION_KEYS.BITESHIP,
		webhookUrl: SIMULATED_COURIER_WEBHOOK,
		send,
		parcels,
	})
	const { book } = biteship
	const rajaongkir = simulatedRajaOngkir({
		...SIMULATION_KEYS.RAJAONGKIR,
		byWaybill: book.byWaybill,
	})
	return { book, providers: { biteship, rajaongkir } }
}
export type SimulatedCouriers = ReturnType<typeof simulatedCouriers>
