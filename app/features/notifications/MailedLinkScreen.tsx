import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

export type MailedLinkView = {
	/** Which link of which mail. */
	link: 'confirm' | 'unsubscribe'
	/** The address that the button sends to, with the link's token. */
	action: string
	formToken: string
}

type MailedLinkScreenProps = MailedLinkView & {
	/** Of the button; absent: not pressed yet. */
	outcome: 'done' | 'over' | 'unavailable' | undefined
}

/** The page of a mailed link: its button does what the link is for, as mail scanners open links too. */
export function MailedLinkScreen({ link, action, formToken, outcome }: MailedLinkScreenProps) {
	const { t } = useTranslation('notifications')
	const path = usePath()
	const isPressable = outcome === undefined || outcome === 'unavailable'
	return (
		<Container narrow page>
			<PageHeader title={t(`${link}.title`)}>
				{outcome === undefined ? t(`${link}.lead`) : null}
			</PageHeader>
			<div className="flex flex-col items-start gap-4">
				{outcome === undefined ? null : (
					<Alert
						tone={outcome === 'done' ? 'success' : 'error'}
						role={outcome === 'done' ? 'status' : 'alert'}
					>
						{t(`${link}.${outcome}`)}
					</Alert>
				)}
				{isPressable ? (
					<Form method="post" action={action}>
						<input type="hidden" name="formToken" value={formToken} />
						<Button variant="primary" size="large">
							{t(`${link}.submit`)}
						</Button>
					</Form>
				) : (
					<ButtonLink href={path(paths.home)}>{t('toShop')}</ButtonLink>
				)}
			</div>
		</Container>
	)
}
