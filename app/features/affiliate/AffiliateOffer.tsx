import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type AffiliateOfferProps = { title: string; percent: string; days: number; formToken: string }

/** Describes the programme, with the button that activates the customer's link. */
export function AffiliateOffer({ title, percent, days, formToken }: AffiliateOfferProps) {
	const { t } = useTranslation('affiliate')
	const path = usePath()
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{t('offer.lead', { percent })}</PageHeader>
			<Card as="ol" variant="filled" className="list-decimal pl-10 sm:pl-10">
				<li>{t('offer.share')}</li>
				<li>{t('offer.buy', { days })}</li>
				<li>{t('offer.earn', { percent })}</li>
				<li>{t('offer.withdraw')}</li>
			</Card>
			<form method="post" action={path(paths.profile.affiliate)}>
				<input type="hidden" name="formToken" value={formToken} />
				<input type="hidden" name="intent" value="switch-on" />
				<Button variant="primary" size="large">
					{t('offer.submit')}
				</Button>
			</form>
			<p>
				<TextLink touch="block" href={path(paths.affiliate)}>
					{t('offer.rules')}
				</TextLink>
			</p>
		</div>
	)
}
