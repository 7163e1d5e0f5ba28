import type { ReactNode } from 'react'
import type { LineView } from './statement-view.ts'

type LineRowProps = {
	line: Pick<LineView, 'id' | 'amount' | 'booked' | 'text'>
	/** Checkbox that selects the line. */
	checkbox?: { name: string; value: string; label: string; isChosen: boolean } | undefined
	/** Details of the line: an order, a reason, a link. */
	children?: ReactNode
}

/** One incoming payment: amount, day, bank text and details. */
export function LineRow({ line, checkbox, children }: LineRowProps) {
	return (
		<li className="flex items-start gap-2 py-2">
			{checkbox ? (
				<label className="-ml-2.5 grid size-11 flex-none place-items-center">
					<input
						type="checkbox"
						name={checkbox.name}
						value={checkbox.value}
						defaultChecked={checkbox.isChosen}
						className="size-5 accent-accent"
						aria-label={checkbox.label}
					/>
				</label>
			) : null}
			<div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 py-2.5 text-14 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.2fr)]">
				<div>
					<b className="block text-16 tabular-nums sm:text-14">{line.amount}</b>
					<span className="text-mute">{line.booked}</span>
				</div>
				<p className="wrap-anywhere text-mute">{line.text}</p>
				<div className="min-w-0">{children}</div>
			</div>
		</li>
	)
}
