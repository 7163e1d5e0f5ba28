import { Countdown } from '#app/ui/Countdown.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Drawer } from '#app/ui/Drawer.tsx'
import { IconButton, IconLink } from '#web/ui/IconTarget.tsx'
import { Menu } from '#app/ui/Menu.tsx'
import { MenuLink } from '#app/ui/MenuLink.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Example } from './Example.tsx'

const dayWords = { one: 'hari', other: 'hari' }
const now = '2026-11-21T00:00:00Z'
const search = { label: 'Cari produk', placeholder: 'Cari produk', submit: 'Cari' }

/** Overlays and the countdown. */
export function Overlays() {
	return (
		<>
			<Example name="Dialog">
				<Dialog button="Buka" label="Contoh" closeLabel="Tutup">
					<p>Yang di belakang menunggu. Escape menutupnya.</p>
				</Dialog>
			</Example>
			<Example name="Sheet">
				<Sheet button="Filter" closeLabel="Tutup">
					<p>Kolom sendiri mulai 1024, selembar penuh di ponsel.</p>
				</Sheet>
			</Example>
			<Example name="Drawer">
				<Drawer label="Menu" closeLabel="Tutup">
					<MenuLink href="#ui-Drawer">Tautan</MenuLink>
				</Drawer>
			</Example>
			<Example name="Menu">
				<div className="flex flex-wrap items-center gap-2">
					<Menu
						label="Urutkan: Terbaru"
						items={[
							{ label: 'Terbaru', href: '#ui-Menu', current: true },
							{ label: 'Termurah', href: '#ui-Menu-2' },
						]}
					/>
				</div>
			</Example>
			<HeaderExamples />
		</>
	)
}

function HeaderExamples() {
	return (
		<>
			<Example name="IconTarget">
				<div className="flex flex-wrap items-center gap-2">
					<IconLink icon="cart" label="Keranjang, kosong" href="#ui-IconTarget" />
					<IconLink icon="cart" label="Keranjang, 3 barang" href="#ui-IconTarget" count={3} />
					<IconLink icon="cart" label="Keranjang, 120 barang" href="#ui-IconTarget" count={120} />
					<IconButton icon="heart" label="Simpan" type="button" aria-pressed={false} />
					<IconButton icon="heart" label="Simpan" type="button" filled aria-pressed />
				</div>
			</Example>
			<Example name="SearchForm">
				<SearchForm action="#ui-SearchForm" name="contoh" texts={search} />
			</Example>
			<Example name="Countdown">
				<p>
					<Countdown until="2099-12-31T00:00:00Z" now={now} dayWords={dayWords} />
				</p>
				<p>
					<Countdown until={now} now={now} dayWords={dayWords} over="Sudah berakhir" />
				</p>
			</Example>
		</>
	)
}
