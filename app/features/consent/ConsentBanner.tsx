import { BackFields } from '#app/features/forms/BackFields.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { alertStyle } from '#web/ui/alert-style.ts'
import { Button } from '#web/ui/Button.tsx'
import { containerStyle } from '#web/ui/container-style.ts'

export type ConsentQuestion = { text: string; yes: string; no: string }

type ConsentBannerProps = { question: ConsentQuestion | null; formToken: string }

/**
 * Asks for consent to third-party trackers; both answers have equal buttons. A plain form with a new document, as the
 * content security policy depends on the answer.
 */
export function ConsentBanner({ question, formToken }: ConsentBannerProps) {
	const path = usePath()
	if (question === null) return null
	return (
		<div className={containerStyle({ className: 'pt-4' })}>
			<form
				className={alertStyle({ className: 'flex-wrap' })}
				method="post"
				action={path(paths.preferences)}
			>
				<BackFields formToken={formToken} />
				<p className="text-14">{question.text}</p>
				<div className="flex flex-wrap items-center gap-2">
					<Button name="consent" value="yes">
						{question.yes}
					</Button>
					<Button name="consent" value="no">
						{question.no}
					</Button>
				</div>
			</form>
		</div>
	)
}
