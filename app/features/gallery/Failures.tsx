import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { Example } from './Example.tsx'

/** Error messages and error pages. */
export function Failures() {
	return (
		<>
			<Example name="FlashRegion">
				<FlashRegion
					messages={[
						{ tone: 'success', text: 'Kemeja linen masuk keranjang.' },
						{ tone: 'error', text: 'Belum berhasil. Coba lagi sebentar lagi.' },
					]}
				/>
			</Example>
			<Example name="RouteError">
				{[404, 410, 503].map((status) => (
					<ErrorScreen key={status} status={status} path="/contoh" />
				))}
			</Example>
		</>
	)
}
