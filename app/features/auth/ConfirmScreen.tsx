import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type ConfirmScreenProps = AuthFrame & {
	title: string
	lead: string
	submit: string
	/** Action of the form. */
	action: `/${string}`
	onSubmit?: () => void
}

/** One question and its button, so that opening a URL alone changes nothing. */
export function ConfirmScreen({ lead, submit, action, onSubmit, ...view }: ConfirmScreenProps) {
	const path = usePath()
	return (
		<AuthPage {...view} lead={lead}>
			<form method="post" action={path(action)} onSubmit={onSubmit}>
				<input type="hidden" name="formToken" value={view.formToken} />
				<Button variant="primary" size="large" wide>
					{submit}
				</Button>
			</form>
		</AuthPage>
	)
}
