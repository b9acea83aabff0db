import type { SampleFile } from './sample-file';

const datev: SampleFile = {
  name: 'DATEV, Summen- und Saldenliste with S and H beside the amounts',
  encoding: 'windows-1252',
  asOf: '2025-12-31',
  text: `Beispiel Handel GmbH;;;;;;;;;
Summen- und Saldenliste Dezember 2025;;;;;;;;;
Konto;Beschriftung;EB-Wert;;Soll 12/2025;Haben 12/2025;Soll kumuliert;Haben kumuliert;Saldo;
0420;Büroeinrichtung;5.000,00;S;0,00;100,00;0,00;1.200,00;3.800,00;S
0800;Gezeichnetes Kapital;25.000,00;H;0,00;0,00;0,00;0,00;25.000,00;H
1200;Bank;20.000,00;S;3.000,00;1.500,00;36.000,00;20.800,00;35.200,00;S
Summe Klasse 0 - 1;;;;3.000,00;1.600,00;36.000,00;22.000,00;14.000,00;S
1400;Forderungen aus L.u.L.;0,00;S;1.190,00;0,00;14.280,00;12.000,00;2.280,00;S
1776;Umsatzsteuer 19 %;0,00;H;0,00;190,00;0,00;2.280,00;2.280,00;H
4210;Miete;0,00;S;1.000,00;0,00;12.000,00;0,00;12.000,00;S
8400;Erlöse 19 % USt;0,00;H;0,00;3.000,00;0,00;26.000,00;26.000,00;H
Summe;;;;5.190,00;4.790,00;62.280,00;62.280,00;0,00;
`,
  accounts: [
    ['0420', 'Büroeinrichtung', 380_000],
    ['0800', 'Gezeichnetes Kapital', -2_500_000],
    ['1200', 'Bank', 3_520_000],
    ['1400', 'Forderungen aus L.u.L.', 228_000],
    ['1776', 'Umsatzsteuer 19 %', -228_000],
    ['4210', 'Miete', 1_200_000],
    ['8400', 'Erlöse 19 % USt', -2_600_000],
  ],
};

const closingPair: SampleFile = {
  name: 'Summen- und Saldenliste with a closing debit and credit',
  encoding: 'windows-1252',
  asOf: '2025-09-30',
  text: `"Summen- und Saldenliste vom 01.01.2025 bis 30.09.2025"
"Erstellt am 04.10.2025"
"Kontonummer";"Kontobezeichnung";"EB Soll";"EB Haben";"Umsatz Soll";"Umsatz Haben";"Saldo Soll";"Saldo Haben"
"1600";"Kasse";"100,00";"";"900,00";"700,00";"300,00";""
"1800";"Bank";"9.900,00";"";"5.000,00";"3.200,00";"11.700,00";""
"2900";"Stammkapital";"";"10.000,00";"";"";"";"10.000,00"
"4400";"Erlöse";"";"";"";"5.000,00";"";"5.000,00"
"6310";"Miete";"";"";"3.000,00";"";"3.000,00";""
"Gesamtsumme";"";"10.000,00";"10.000,00";"8.900,00";"8.900,00";"15.000,00";"15.000,00"
`,
  accounts: [
    ['1600', 'Kasse', 30_000],
    ['1800', 'Bank', 1_170_000],
    ['2900', 'Stammkapital', -1_000_000],
    ['4400', 'Erlöse', -500_000],
    ['6310', 'Miete', 300_000],
  ],
};

export const germanFiles: readonly SampleFile[] = [datev, closingPair];

export const dutchFile: SampleFile = {
  name: 'Exact, Kolommenbalans with a header of two rows',
  encoding: 'utf-8',
  asOf: '2025-12-31',
  text: `Voorbeeld BV;;;;;;;
Kolommenbalans per 31-12-2025;;;;;;;
Grootboekrekening;;Beginbalans;;Mutaties;;Eindbalans;
Code;Omschrijving;Debet;Credit;Debet;Credit;Debet;Credit
0100;Inventaris;4.000,00;;;800,00;3.200,00;
0500;Eigen vermogen;;5.000,00;;;;5.000,00
1100;Bank;1.000,00;;12.000,00;9.000,00;4.000,00;
8000;Omzet;;;;12.000,00;;12.000,00
4000;Lonen;;;9.000,00;;9.000,00;
4900;Afschrijving;;;800,00;;800,00;
Totaal;;5.000,00;5.000,00;21.800,00;21.800,00;17.000,00;17.000,00
`,
  accounts: [
    ['0100', 'Inventaris', 320_000],
    ['0500', 'Eigen vermogen', -500_000],
    ['1100', 'Bank', 400_000],
    ['8000', 'Omzet', -1_200_000],
    ['4000', 'Lonen', 900_000],
    ['4900', 'Afschrijving', 80_000],
  ],
};

export const frenchFile: SampleFile = {
  name: 'Balance générale',
  encoding: 'windows-1252',
  asOf: '2025-12-31',
  text: `Exemple SARL;;;;;
Balance générale au 31/12/2025;;;;;
Compte;Intitulé;Mouvements débit;Mouvements crédit;Solde débiteur;Solde créditeur
101000;Capital;;10 000,00;;10 000,00
218300;Matériel de bureau;3 600,50;;3 600,50;
Total classe 2;;3 600,50;;3 600,50;
401000;Fournisseurs;1 200,00;2 000,00;;800,00
512000;Banque;15 199,50;6 999,00;8 200,50;
706000;Prestations de services;;5 001,00;;5 001,00
613200;Locations immobilières;4 000,00;;4 000,00;
Total général;;24 000,00;24 000,00;15 801,00;15 801,00
`,
  accounts: [
    ['101000', 'Capital', -1_000_000],
    ['218300', 'Matériel de bureau', 360_050],
    ['401000', 'Fournisseurs', -80_000],
    ['512000', 'Banque', 820_050],
    ['706000', 'Prestations de services', -500_100],
    ['613200', 'Locations immobilières', 400_000],
  ],
};
