import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { BestVoucherView } from './best-voucher-view.ts'

/** The best voucher for a product, with a link to all of them. */
export function BestVoucherNote({ voucher }: { voucher: BestVoucherView }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const { kind, ...values } = voucher
	return (
		<p className="flex items-start gap-2 text-14" data-best-voucher>
			<Icon name="tag" />
			<span>
				{t(`product.voucher.${kind}`, values)}{' '}
				<TextLink touch="line" href={path(paths.vouchers)}>
					{t('product.voucher.all')}
				</TextLink>
			</span>
		</p>
	)
}
