import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'

type ErrorSummaryProps = {
	title: string
	/** Each links to its field; one without an id is said without a link. */
	errors: { fieldId?: string; text: string }[]
}

/** Everything that is wrong with a form, at its top; takes the focus when it appears. Nothing when there is none. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null)
	const said = errors.map(({ text }) => text).join('\n')
	useEffect(() => {
		if (said !== '') box.current?.focus()
	}, [said])

	if (errors.length === 0) return null
	return (
		<div className="alert c-red" role="alert" tabIndex={-1} ref={box}>
			<Icon name="alert" />
			<div>
				<h2>{title}</h2>
				<ul>
					{errors.map(({ fieldId, text }) => (
						<li key={`${fieldId ?? ''} ${text}`}>
							{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
