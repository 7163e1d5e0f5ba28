import { deflateSync } from 'node:zlib'

/** A small PNG whose header declares 30,000 × 30,000 pixels. */
export function decompressionBomb(): Uint8Array {
	const crcTable = Array.from({ length: 256 }, (_, n) => {
		let c = n
		for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
		return c >>> 0
	})
	const crc = (bytes: Buffer) => {
		let c = 0xffffffff
		for (const byte of bytes) c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)
		return (c ^ 0xffffffff) >>> 0
	}
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data])
		const frame = Buffer.alloc(8)
		frame.writeUInt32BE(data.length)
		frame.writeUInt32BE(crc(body), 4)
		return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
	}
	const header = Buffer.alloc(13)
	header.writeUInt32BE(30_000)
	header.writeUInt32BE(30_000, 4)
	header.set([1, 0], 8)
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
		chunk('IEND', Buffer.alloc(0)),
	])
}
