import { Icon } from '#app/ui/Icon.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'
import type { ArrivalView } from './arrival-view.ts'

/** When a product arrives, beside its purchase. */
export function ArrivalNote({ arrival }: { arrival: ArrivalView }) {
	return (
		<div className="flex gap-2 text-14">
			<Icon name="truck" />
			<div>
				<p className="font-semibold">{arrival.when}</p>
				<MutedText size={12}>{arrival.from}</MutedText>
			</div>
		</div>
	)
}
