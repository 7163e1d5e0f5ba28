import { useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'

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
		<Alert tone="error" heading="h2" title={title} role="alert" tabIndex={-1} ref={box}>
			<ul>
				{errors.map(({ fieldId, text }) => (
					<li key={`${fieldId ?? ''} ${text}`}>
						{fieldId ? (
							<a
								className="inline-flex min-h-11 items-center text-red underline underline-offset-3"
								href={`#${fieldId}`}
							>
								{text}
							</a>
						) : (
							text
						)}
					</li>
				))}
			</ul>
		</Alert>
	)
}
