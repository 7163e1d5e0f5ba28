import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { MutedText } from './MutedText.tsx'

/** One figure on a calm panel: its name, the figure, what can be done. */
export function Stat(props: { label: ReactNode; value: ReactNode; children?: ReactNode }) {
	return (
		<Card variant="filled" className="stat" data-figure>
			<MutedText as="span">{props.label}</MutedText>
			<b>{props.value}</b>
			{props.children}
		</Card>
	)
}
