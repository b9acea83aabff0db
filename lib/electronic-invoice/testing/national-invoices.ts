/** The smallest invoices of national formats, of fictional firms. */

const fatturaNamespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** 100.004 and 22 % tax, of which `withheld` is kept back. `taxDue` is S where the buyer pays the tax; `hasPayment`: it says how to pay. */
export function smallFattura({
  type = 'TD01',
  withheld = '',
  bodies = 1,
  taxDue = '',
  hasPayment = true,
} = {}): string {
  const toPay = withheld === '' ? '122.00' : (122 - Number(withheld)).toFixed(2);
  const payment = `<DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento>
      <ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>2026-04-03</DataScadenzaPagamento>
      <ImportoPagamento>${toPay}</ImportoPagamento>
    </DettaglioPagamento></DatiPagamento>`;
  const body = `<FatturaElettronicaBody>
    <DatiGenerali><DatiGeneraliDocumento>
      <TipoDocumento>${type}</TipoDocumento><Divisa>EUR</Divisa><Data>2026-03-04</Data><Numero>FPR 12/26</Numero>
      ${withheld && `<DatiRitenuta><TipoRitenuta>RT02</TipoRitenuta><ImportoRitenuta>${withheld}</ImportoRitenuta></DatiRitenuta>`}
      <ImportoTotaleDocumento>122.00</ImportoTotaleDocumento><Causale>Consulenza di marzo</Causale>
    </DatiGeneraliDocumento></DatiGenerali>
    <DatiBeniServizi>
      <DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Consulenza</Descrizione><Quantita>2.00</Quantita>
        <PrezzoUnitario>50.002</PrezzoUnitario><PrezzoTotale>100.00400000</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
      <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>100.00</ImponibileImporto><Imposta>22.00</Imposta>${taxDue && `<EsigibilitaIVA>${taxDue}</EsigibilitaIVA>`}</DatiRiepilogo>
    </DatiBeniServizi>
    ${hasPayment ? payment : ''}
    <Allegati><NomeAttachment>a.pdf</NomeAttachment><Attachment>JVBERi0x</Attachment></Allegati>
  </FatturaElettronicaBody>`;
  return `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="fattura.xsl"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="${fatturaNamespace}">
  <FatturaElettronicaHeader>
    <CedentePrestatore><DatiAnagrafici><Anagrafica><Denominazione>Esempio Carta S.r.l.</Denominazione></Anagrafica></DatiAnagrafici></CedentePrestatore>
    <CessionarioCommittente><DatiAnagrafici><Anagrafica><Nome>Nome</Nome><Cognome>Esempio</Cognome></Anagrafica></DatiAnagrafici></CessionarioCommittente>
  </FatturaElettronicaHeader>
  ${body.repeat(bodies)}
</p:FatturaElettronica>`;
}

/** 100.00 less 10.00 and 20 % tax, in the names of version 6.1 or those before 5.0. */
export function smallEbInterface(version: '6p1' | '4p2', type = 'Invoice'): string {
  const tax =
    version === '6p1'
      ? '<e:TaxItem><e:TaxableAmount>90.00</e:TaxableAmount><e:TaxPercent TaxCategoryCode="S">20</e:TaxPercent><e:TaxAmount>18.00</e:TaxAmount></e:TaxItem>'
      : '<e:VAT><e:VATItem><e:TaxedAmount>90.00</e:TaxedAmount><e:VATRate>20</e:VATRate><e:Amount>18.00</e:Amount></e:VATItem></e:VAT>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<e:Invoice xmlns:e="http://www.ebinterface.at/schema/${version}/" e:GeneratingSystem="test" e:DocumentType="${type}" e:InvoiceCurrency="EUR">
  <e:InvoiceNumber>2026-0415</e:InvoiceNumber><e:InvoiceDate>2026-03-04</e:InvoiceDate>
  <e:Biller><e:Address><e:Name>Beispiel Papier GmbH</e:Name></e:Address></e:Biller>
  <e:InvoiceRecipient><e:Address><e:Name>Muster Bau GmbH</e:Name></e:Address></e:InvoiceRecipient>
  <e:Details><e:ItemList><e:ListLineItem><e:Description>Papier</e:Description><e:Quantity e:Unit="C62">2</e:Quantity><e:LineItemAmount>100.00</e:LineItemAmount></e:ListLineItem></e:ItemList></e:Details>
  <e:ReductionAndSurchargeDetails><e:Reduction><e:BaseAmount>100.00</e:BaseAmount><e:Amount>10.00</e:Amount></e:Reduction></e:ReductionAndSurchargeDetails>
  <e:Tax>${tax}</e:Tax>
  <e:TotalGrossAmount>108.00</e:TotalGrossAmount><e:PayableAmount>108.00</e:PayableAmount>
  <e:PaymentConditions><e:DueDate>2026-04-03</e:DueDate></e:PaymentConditions>
</e:Invoice>`;
}
