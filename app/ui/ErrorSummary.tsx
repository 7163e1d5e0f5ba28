import { useEffect, useRef } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Alert } from './Alert.tsx'

type ErrorSummaryProps = {
	title: string
	/** Each links to its field; one without an id is said without a link. */
	errors: { fieldId?: string; text: string }[]
}

/**
 * Everything that is wrong with a form, at its top; takes the focus when it appears. Nothing when there is none. In a
 * document the browser gives it the focus, with or without script: script that starts later must not take the focus
 * from the field that somebody has begun to correct.
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
