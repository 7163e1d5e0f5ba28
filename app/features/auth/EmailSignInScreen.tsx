import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths, withQuery } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'
import { backQuery } from './back-query.ts'

type EmailSignInScreenProps = AuthFrame & {
	title: string
	/** Token of the mailed link. */
	token: string
	/** Path to return to; '' for the account. */
	back: string
	/** Why the link was refused; '': not used yet. */
	refused: '' | 'used' | 'unavailable'
}

/** Signs in by a mailed link: the link opens this page, its button signs in. */
export function EmailSignInScreen({ token, back, refused, ...view }: EmailSignInScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const isOver = token === '' || refused === 'used'
	const action = path(withQuery(paths.auth.emailSignIn, { token, redirectTo: back }))
	return (
		<AuthPage {...view} lead={isOver ? undefined : t('emailSignIn.lead', { shop: view.shop })}>
			{isOver || refused !== '' ? (
				<div className="mb-4">
					<Alert tone="error" role="alert">
						{isOver ? t('reset.gone') : t('unavailable')}
					</Alert>
				</div>
			) : null}
			{isOver ? (
				<ButtonLink
					variant="primary"
					size="large"
					wide
					href={`${path(paths.auth.signInLink)}${backQuery(back)}`}
				>
					{t('reset.again')}
				</ButtonLink>
			) : (
				<form method="post" action={action}>
					<input type="hidden" name="formToken" value={view.formToken} />
					<Button variant="primary" size="large" wide>
						{t('login.submit')}
					</Button>
				</form>
			)}
		</AuthPage>
	)
}
