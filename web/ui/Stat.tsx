import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { MutedText } from './MutedText.tsx'

/** A figure on a panel: its name, its value, an action. */
export function Stat(props: { label: ReactNode; value: ReactNode; children?: ReactNode }) {
	return (
		<Card variant="filled" className="grid flex-[1_1_8rem] content-start gap-1" data-figure>
			<MutedText as="span">{props.label}</MutedText>
			<b className="text-22 font-bold tracking-tighter whitespace-nowrap tabular-nums">
				{props.value}
			</b>
			{props.children}
		</Card>
	)
}
