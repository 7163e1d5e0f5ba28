import type { newVoucherForm } from './voucher.form.ts'
import type { FieldName } from '#web/domain/form-fields.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

type VoucherFormProps = {
	/** Saved values, or the initial ones of a new voucher. */
	saved: Record<string, string>
	/** Version of what is saved; null for a new record. */
	version: number | null
	/** Its terms can no longer change. */
	isInUse: boolean
	rejected: RejectedForm | undefined
}

type VoucherField = FieldSpec<FieldName<typeof newVoucherForm>>

const texts: VoucherField[] = [
	{ name: 'titleId', maxLength: 80, required: true, hasHelp: true },
	{ name: 'titleEn', maxLength: 80, hasHelp: true },
	{ name: 'descriptionId', maxLength: 80, required: true, hasHelp: true },
	{ name: 'descriptionEn', maxLength: 80 },
]
const code: VoucherField = { name: 'code', maxLength: 40, hasHelp: true, wide: true }
const end: VoucherField = { name: 'endsAt', kind: 'moment', required: true, hasHelp: true }
const limits: VoucherField[] = [
	{ name: 'quota', kind: 'digits', hasHelp: true },
	{ name: 'perCustomer', kind: 'digits', required: true },
	{ name: 'isPrivate', kind: 'tick', hasHelp: true, wide: true },
]

export const voucherFormId = 'voucher'

/** The form of a voucher: texts, terms, period and limits. */
export function VoucherForm({ saved, version, isInUse, rejected }: VoucherFormProps) {
	const { t } = useTranslation('promotions')
	const list = { kind: 'list', required: true } as const
	const bases = (['goods', 'shipping'] as const).map((value) => ({
		value,
		label: t(`voucher.baseOptions.${value}`),
	}))
	const gifts = (['discount', 'cashback'] as const).map((value) => ({
		value,
		label: t(`voucher.givesOptions.${value}`),
	}))
	const units = (['rupiah', 'percent'] as const).map((value) => ({
		value,
		label: t(`voucher.unitOptions.${value}`),
	}))
	const terms: VoucherField[] = [
		{ ...list, name: 'base', options: bases },
		{ ...list, name: 'gives', options: gifts, hasHelp: true },
		{ ...list, name: 'unit', options: units },
		{ name: 'amount', kind: 'digits', required: true, hasHelp: true },
		{ name: 'maximum', kind: 'rupiah', hasHelp: true },
		{ name: 'minimum', kind: 'rupiah' },
	]
	const start: VoucherField = { name: 'startsAt', kind: 'moment', hasHelp: true }
	const parts = { namespace: 'promotions' as const, group: 'voucher', saved, rejected }
	return (
		<PostForm id={voucherFormId} className="grid gap-4">
			<FormErrors rejected={rejected} ns="promotions" />
			{version === null ? null : <input type="hidden" name="version" value={version} />}
			<Panel id="texts" title={t('voucher.texts')}>
				<FormFields {...parts} fields={version === null ? [code, ...texts] : texts} />
			</Panel>
			{isInUse ? null : (
				<Panel id="terms" title={t('voucher.terms')}>
					<FormFields {...parts} fields={terms} />
				</Panel>
			)}
			<Panel id="limits" title={t('voucher.limits')}>
				<FormFields {...parts} fields={[...(isInUse ? [] : [start]), end, ...limits]} />
			</Panel>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="save">
					{t(version === null ? 'voucher.add' : 'save')}
				</Button>
				{isInUse ? null : (
					<Button name="act" value="preview">
						{t('voucher.preview')}
					</Button>
				)}
			</div>
		</PostForm>
	)
}
