/** URLs of couriers' tracking pages; {number} is replaced by the tracking number. */
const pages: Record<string, string> = {
	anteraja: 'https://anteraja.id/id/tracking/{number}',
	dse: 'https://21express.co.id/tracking?awb={number}',
	gosend: 'https://www.gojek.com/gosend/',
	ide: 'https://idexpress.com/lacak-paket/?resi={number}',
	jne: 'https://www.jne.co.id/tracking-package?awb={number}',
	jnt: 'https://www.jet.co.id/track?awb={number}',
	lion: 'https://lionparcel.com/track/stt?q={number}',
	ninja: 'https://www.ninjaxpress.co/id-id/tracking?id={number}',
	pos: 'https://www.posindonesia.co.id/id/tracking?barcode={number}',
	sap: 'https://www.sap-express.id/layanan/tracking/?awb={number}',
	sicepat: 'https://www.sicepat.com/checkAwb?awb={number}',
	tiki: 'https://www.tiki.id/id/track?connote={number}',
	wahana: 'https://www.wahana.com/lacak?resi={number}',
}

/** The courier's tracking page of a parcel; null if it has none, or without a tracking number. */
export function trackingPage(order: {
	vendorCode: string
	vendorMethod: string
	trackingNumber: string | null
}): string | null {
	if (order.trackingNumber === null) return null
	const [method = ''] = order.vendorMethod.split('-')
	const courier = order.vendorCode === 'RAJAONGKIR' ? method : order.vendorCode
	const page = pages[courier.toLowerCase()]
	return page?.replace('{number}', encodeURIComponent(order.trackingNumber)) ?? null
}
