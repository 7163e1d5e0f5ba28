import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { type Path, paths, withQuery } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LinkAddress } from './LinkAddress.tsx'
import { LinkCourier, LinkPay } from './LinkForms.tsx'
import type { LinkScreenProps } from './link-screen-props.ts'
import type { LinkView } from './link-view.ts'

/** An order that the shop wrote for its buyer, who completes it here and goes on to pay. */
export function LinkScreen(props: LinkScreenProps) {
	const { view, token, result } = props
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const action: Path = withQuery(paths.orderLink, { token })
	const { step } = view
	return (
		<Container narrow page>
			<PageHeader title={t('link.title')}>{t('link.lead')}</PageHeader>
			<div className="flex flex-col gap-6">
				<LinkLines view={view} />
				{step === 'sold-out' ? <Alert tone="warning">{t('link.soldOut')}</Alert> : null}
				{step === 'courier' || step === 'pay' ? (
					<section>
						<h2>{t('link.recipient')}</h2>
						{view.answerLines.map((line) => (
							<p key={line} className="wrap-anywhere">
								{line}
							</p>
						))}
						<TextLink href={path(withQuery(paths.orderLink, { token, edit: '1' }))} touch="line">
							{t('link.change')}
						</TextLink>
						{step === 'pay' && view.courierName !== '' ? (
							<p className="mt-3">
								{t('link.courier', { name: view.courierName })}{' '}
								{view.canChangeCourier ? (
									<TextLink
										href={path(withQuery(paths.orderLink, { token, courier: '1' }))}
										touch="line"
									>
										{t('link.changeCourier')}
									</TextLink>
								) : null}
							</p>
						) : null}
					</section>
				) : null}
				{step === 'address' ? <LinkAddress {...props} action={action} /> : null}
				{step === 'courier' ? <LinkCourier {...props} action={action} result={result} /> : null}
				{step === 'pay' ? <LinkPay {...props} action={action} result={result} /> : null}
			</div>
		</Container>
	)
}

function LinkLines({ view: { lines, sums, isDigitalOnly } }: { view: LinkView }) {
	const { t } = useTranslation('orders')
	return (
		<section>
			<ul>
				{lines.map((line) => (
					<li
						key={line.key}
						className="flex flex-wrap justify-between gap-2 border-b border-line py-2"
					>
						<span className="min-w-0 wrap-anywhere">
							{line.name}
							<br />
							<span className="text-14 text-mute tabular-nums">
								{t('details.quantity', { count: line.quantity, price: line.price })}
								{line.before ? (
									<>
										{' '}
										<del>
											<span className="sr-only">{t('details.before')} </span>
											{line.before}
										</del>
									</>
								) : null}
							</span>
						</span>
						<b className="tabular-nums">{line.subTotal}</b>
					</li>
				))}
			</ul>
			<SummaryList
				rows={[
					{ term: t('totals.subTotal'), value: sums.subTotal },
					...(sums.discount === null
						? []
						: [{ term: t('totals.saving.tier'), value: `−${sums.discount}`, saving: true }]),
					...(isDigitalOnly
						? []
						: [
								{
									term: t('totals.shipping'),
									value: sums.isShippingFree
										? t('totals.free')
										: (sums.shipping ?? t('link.shippingOpen')),
								},
							]),
					{ term: t('totals.total'), value: sums.total, total: true },
				]}
			/>
		</section>
	)
}
