import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type OfferScreenProps = { title: string; percent: string; days: number; formToken: string }

/** What the programme is, and the button that switches the customer's link on. */
export function OfferScreen({ title, percent, days, formToken }: OfferScreenProps) {
	const { t } = useTranslation('affiliate')
	const path = usePath()
	return (
		<div className="stack max-w-144">
			<PageHeader title={title}>{t('offer.lead', { percent })}</PageHeader>
			<ol className="panel list-decimal pl-10">
				<li>{t('offer.share')}</li>
				<li>{t('offer.buy', { days })}</li>
				<li>{t('offer.earn', { percent })}</li>
				<li>{t('offer.withdraw')}</li>
			</ol>
			<form method="post" action={path(paths.profile.affiliate)}>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="intent" value="switch-on" />
				<Button variant="primary" size="large">
					{t('offer.submit')}
				</Button>
			</form>
			<p>
				<Anchor className="link inline-flex min-h-11 items-center" href={path(paths.affiliate)}>
					{t('offer.rules')}
				</Anchor>
			</p>
		</div>
	)
}
