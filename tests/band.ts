// Tests are of the product. Their band is the one of the samples, whatever band stands beside it.
process.env.BAND ??= 'bands/match';
