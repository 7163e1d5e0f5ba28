import { useEffect, useRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Alert } from './Alert.tsx'

type ErrorSummaryProps = {
	title: string
	/** Each error links to its field; one without an id is plain text. */
	errors: { fieldId?: string; text: string }[]
}

/**
 * All errors of a form, at its top; takes the focus when it appears. Renders nothing without errors. In a new document the
 * browser moves the focus, with or without script: script that starts later must not take it from a field being corrected.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null)
	const isInDocument = useRef(!useHydrated())
	const texts = errors.map(({ text }) => text).join('\n')
	useEffect(() => {
		if (texts !== '' && !isInDocument.current) box.current?.focus()
		isInDocument.current = false
	}, [texts])

	if (errors.length === 0) return null
	return (
		<Alert tone="error" heading="h2" title={title} role="alert" tabIndex={-1} autoFocus ref={box}>
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
