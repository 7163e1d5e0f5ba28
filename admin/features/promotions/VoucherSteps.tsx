import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { voucherFormId } from './VoucherForm.tsx'
import type { VoucherView } from './voucher-view.ts'
import { VoucherTerms } from './VoucherTerms.tsx'

/** The terms and uses of a voucher, with the buttons to end or delete it. */
export function VoucherSteps({ voucher }: { voucher: VoucherView }) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="use" title={t('voucher.use')}>
			<SummaryList
				variant="strong"
				rows={[
					{ term: t('voucher.terms'), value: <VoucherTerms gives={voucher.gives} /> },
					{ term: t('voucher.startsAt'), value: voucher.from },
					{ term: t('voucher.used'), value: voucher.used },
				]}
			/>
			<p className="my-3 text-14 text-mute">
				{t(voucher.isInUse ? 'voucher.inUse' : 'voucher.notInUse')}
			</p>
			<div className="flex flex-wrap gap-2">
				<Button
					form={voucherFormId}
					formNoValidate
					name="act"
					value={voucher.isActive ? 'end' : 'resume'}
					variant={voucher.isActive ? 'danger' : undefined}
				>
					{t(voucher.isActive ? 'voucher.end' : 'voucher.resume')}
				</Button>
				{voucher.isInUse ? null : (
					<Button form={voucherFormId} formNoValidate name="act" value="delete" variant="danger">
						{t('voucher.delete')}
					</Button>
				)}
			</div>
		</Panel>
	)
}
