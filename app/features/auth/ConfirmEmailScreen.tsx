import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AuthPage, type AuthFrame } from './AuthPage.tsx'

type ConfirmEmailScreenProps = AuthFrame & {
	title: string
	/** Token of the mailed link. */
	token: string
	/** Why the link was refused; '': not used yet. */
	refused: '' | 'used' | 'taken' | 'unavailable'
}

/** Confirms an email address: the mailed link opens this page, its button confirms. */
export function ConfirmEmailScreen({ token, refused, ...view }: ConfirmEmailScreenProps) {
	const { t } = useTranslation('auth')
	const path = usePath()
	const isOver = token === '' || refused === 'used' || refused === 'taken'
	return (
		<AuthPage {...view} lead={isOver ? undefined : t('confirm.lead')}>
			{token === '' || refused !== '' ? (
				<div className="mb-4">
					<Alert tone="error" role="alert">
						{t(`confirm.${refused || 'used'}`)}
					</Alert>
				</div>
			) : null}
			{isOver ? (
				<ButtonLink variant="primary" size="large" wide href={path(paths.profile.edit)}>
					{t('confirm.toProfile')}
				</ButtonLink>
			) : (
				<form
					method="post"
					action={`${path(paths.auth.confirmEmail)}?token=${encodeURIComponent(token)}`}
				>
					<input type="hidden" name="formToken" value={view.formToken} />
					<Button variant="primary" size="large" wide>
						{t('confirm.submit')}
					</Button>
				</form>
			)}
		</AuthPage>
	)
}
