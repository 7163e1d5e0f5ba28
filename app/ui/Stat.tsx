import type { ReactNode } from 'react'

/** One figure on a calm panel: its name, the figure, what can be done. */
export function Stat(props: { label: ReactNode; value: ReactNode; children?: ReactNode }) {
	return (
		<div className="panel stat" data-figure>
			<span className="help">{props.label}</span>
			<b>{props.value}</b>
			{props.children}
		</div>
	)
}
