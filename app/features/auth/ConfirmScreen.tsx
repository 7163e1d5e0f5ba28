import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#app/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type ConfirmScreenProps = AuthFrame & {
	title: string
	lead: string
	submit: string
	/** Where the button posts to. */
	action: `/${string}`
	onSubmit?: () => void
}

/** One question and its button: nothing happens by merely opening an address. */
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
