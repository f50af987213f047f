type List<T> = readonly [T, ...T[]]

/** Colours of an advert: its ground, the form of its product, an accent, its text. */
export interface AdColours {
  ground: string
  form: string
  accent: string
  text: string
}

const ad = (ground: string, form: string, accent: string, text: string): AdColours => ({ ground, form, accent, text })

export const AD_COLOURS: List<AdColours> = [
  ad('#F5A81C', '#1C2747', '#D8432D', '#1C2747'),
  ad('#0D6C70', '#F8EBCF', '#F5A81C', '#fff'),
  ad('#D23F2B', '#FFE4CC', '#F9B233', '#fff'),
  ad('#F7ECD8', '#C93A2B', '#F2A93B', '#2B2440'),
  ad('#21418F', '#FFD460', '#7FB6E8', '#fff'),
  ad('#2C7A4F', '#F8F4DA', '#F5B335', '#fff'),
  ad('#F6C9CF', '#98204C', '#FFF3EA', '#5D1232'),
  ad('#EEF0F4', '#1C2747', '#E55B31', '#1C2747'),
  ad('#5A2434', '#F8DCAE', '#E8743B', '#FFF6E8'),
  ad('#12253F', '#57C2B4', '#F5B335', '#fff'),
]

interface RoomColours {
  wall: string
  skirting: string
  floor: string
  accent: string
}

const room = (wall: string, skirting: string, floor: string, accent: string): RoomColours => ({
  wall,
  skirting,
  floor,
  accent,
})

export const ROOMS: List<RoomColours> = [
  room('#E9DFD2', '#D8CAB8', '#A5754F', '#C8553D'),
  room('#CFDcDA', '#B9CAC8', '#8C6A4F', '#F0A202'),
  room('#27465A', '#1E3848', '#6B4A3A', '#F0A202'),
  room('#E3B9A0', '#D3A388', '#8A5A44', '#1F5C63'),
  room('#48604F', '#3B5142', '#7B573D', '#F2C14E'),
  room('#DFE3EA', '#CBD2DD', '#9A8672', '#2F5D8C'),
  room('#7C3F3A', '#69332F', '#4F3328', '#F2B84B'),
]

export const SKINS = ['#8D5B3F', '#B87D58', '#D2A07A', '#6F4630'] as const satisfies List<string>
