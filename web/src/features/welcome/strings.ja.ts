// Words of the band under the head.

export const ja = {
  about: 'この場について',
  sample:
    'キャラクターを二人組めば、その場で戦い、経過を一手ずつ読める場所です――下の二人は見本、どこを変えてもすぐ結果が変わります。',
  sent: 'キャラクターを二人組めば、その場で戦い、経過を一手ずつ読める場所です――下は届いた仕合、どこを変えてもすぐ結果が変わります。',
  own: 'この二人はこのブラウザに残り、次に来たときもここにいます。',
  /** Of seals there is nothing to say to who reads them. */
  seals: '',
  begin: '自分の二人で始める',
  howTo: '遊び方',
  dismiss: 'この案内を閉じる',
  begun: '両方の札を空けました。▲から組むか、二人分の文やファイルをここに貼り付けます。',
};
