package plateau.arena.rows;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPInputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Unpacks for Parquet's library with the JDK; its own way leads through Hadoop. */
final class JdkGzip implements CompressionCodecFactory {

  @Override
  public BytesInputCompressor getCompressor(CompressionCodecName codec) {
    throw new UnsupportedOperationException("only for reading");
  }

  @Override
  public BytesInputDecompressor getDecompressor(CompressionCodecName codec) {
    if (codec != CompressionCodecName.GZIP) {
      throw new IllegalArgumentException("packed with " + codec);
    }
    return new Unpacking();
  }

  @Override
  public void release() {}

  private static final class Unpacking implements BytesInputDecompressor {

    @Override
    public BytesInput decompress(BytesInput packed, int size) throws IOException {
      try (var in = new GZIPInputStream(packed.toInputStream())) {
        return BytesInput.from(in.readAllBytes());
      }
    }

    @Override
    public void decompress(ByteBuffer packed, int packedSize, ByteBuffer out, int size) {
      throw new UnsupportedOperationException("pages come as bytes");
    }

    @Override
    public void release() {}
  }
}
