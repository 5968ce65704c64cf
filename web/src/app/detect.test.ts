// Tests of the detection of a text's system by its marks, and of records of fights.
import { describe, expect, it } from 'vitest';
import { detectSystem, isRecord } from './detect.ts';

const marks = { one: ['火|水', '(^|,)[甲乙]{3}/'], two: ['POW *: *[0-9]'] };

describe('bearerOf', () => {
  it('is the one whose marks a text bears most, in either width', () => {
    expect(detectSystem('名前:イ\nＰＯＷ：20', marks)).toBe('two');
    expect(detectSystem('a\n甲乙甲/イ', marks)).toBe('one');
    expect(detectSystem('火 水 POW:20', marks)).toBe('one');
  });

  it('is nobody where there are none, or as many of one as of another', () => {
    expect(detectSystem('こんにちは', marks)).toBeNull();
    expect(detectSystem('火 POW:20', marks)).toBeNull();
    expect(detectSystem('', marks)).toBeNull();
  });

  it('is the one that JSON names', () => {
    expect(detectSystem('[{ "system" : "two" }]', marks)).toBe('two');
    expect(detectSystem('{"system":"three"}', marks)).toBeNull();
  });
});

describe('isRecord', () => {
  it('knows a record by its first line, in both languages and on paper, whatever became of the fight', () => {
    expect(isRecord('紫電一閃 弐：ムライ ●－○ クロダ（3R）\n第1ラウンド')).toBe(true);
    expect(isRecord('\nSengen: 星見 △–△ 岩戸 (13T)\nTurn 1')).toBe(true);
    expect(isRecord('らくえん模擬戦：イチカ …－… レン\n第1ターン')).toBe(true);
    expect(isRecord('ムライ VS クロダ\n――戦闘開始――\n【第1ラウンド】')).toBe(true);
  });

  it('knows a part of one by the clauses at the ends of lines', () => {
    const part = '    イチカの攻撃：WIZ 25 [6.1]\n    イチカ (2D10) ＞ 15[10,5] ＞ 15 [6.1]';
    expect(isRecord(part)).toBe(true);
  });

  it('takes no sheet, roster or link for one', () => {
    expect(isRecord('閃閃交硬果/ムライ\n閃閃交硬犬/クロダ')).toBe(false);
    expect(isRecord('名前：ムライ\nPOW:20 SPD:15 WIZ:25')).toBe(false);
    expect(isRecord('紫電一閃 弐：ムライ ●－○ クロダ（3R）\nhttps://x/shiden/#1FDR4')).toBe(false);
    expect(isRecord('')).toBe(false);
  });

  it('takes no time for a long line, whatever stands in it', () => {
    for (const part of ['a: ○－x', '： …－… ', ' [1.', ' [1.1] '])
      expect(isRecord(part.repeat(150_000)), part).toBe(false);
  });
});
