import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Chips } from '#app/ui/Chips.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { Example } from './Example.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const colours = ['yellow', 'green', 'blue', 'orange', 'sky', 'red'] as const
const texts = { quantity: 'Jumlah', less: 'Kurangi', more: 'Tambah' }
const messages = {
	empty: 'Tidak ada teks yang disalin.',
	copied: 'Berhasil salin teks ke clipboard',
	failed: 'Gagal menyalin teks.',
}

/** Buttons, links and badges. */
export function Controls() {
	return (
		<>
			<Example name="Button">
				{variants.map((variant) => (
					<div className="flex flex-wrap items-center gap-2" key={variant}>
						<Button variant={variant}>Simpan</Button>
						<Button variant={variant} size="small">
							Kecil
						</Button>
						<Button variant={variant} size="large">
							Besar
						</Button>
						<Button variant={variant} pending>
							Menunggu
						</Button>
						<Button variant={variant} disabled>
							Mati
						</Button>
						<ButtonLink variant={variant} href="#ui-Button">
							Tautan
						</ButtonLink>
					</div>
				))}
			</Example>
			<Example name="Chips">
				<Chips
					label="Kategori"
					chips={['Semua', 'Kemeja', 'Tas'].map((label, index) => ({
						label,
						href: `#ui-Chips-${index}`,
						current: index === 0,
					}))}
				/>
			</Example>
			<Example name="Stepper">
				<div className="flex flex-wrap items-center gap-2">
					<Stepper name="least" value={1} texts={texts} />
					<Stepper name="some" value={3} max={9} texts={texts} />
					<Stepper name="most" value={9} max={9} texts={texts} />
				</div>
			</Example>
			<Example name="CopyButton">
				<CopyButton value="8800123456" label="Salin" messages={messages} />
				<CopyButton value="" shown="Belum ada nomor" label="Salin" messages={messages} />
			</Example>
			<Example name="Badge">
				<div className="flex flex-wrap items-center gap-2">
					{colours.map((colour) => (
						<Badge key={colour} colour={colour}>
							Status {colour}
						</Badge>
					))}
					<Tag>-20%</Tag>
				</div>
			</Example>
		</>
	)
}
